/** Choosing by hand: a tap is one die, a line drawn through several and let go above them throws these. */

const FAR = 8; // px before a tap becomes a line

export interface Hand {
  /** The slot at a point, if a die lies there that may be thrown. */
  slotAt(x: number, y: number): number | null;
  /** A point is above the slots. */
  above(y: number): boolean;
}

export class Thread {
  private from: { x: number; y: number; slot: number } | null = null;
  private dice: number[] = [];

  /** The dice on the thread; empty while it is only a tap. */
  get drawn(): readonly number[] {
    return this.dice;
  }

  press(x: number, y: number, slot: number): void {
    this.from = { x, y, slot };
    this.dice = [];
  }

  /** Says whether the thread has changed. */
  move(x: number, y: number, hand: Hand): boolean {
    if (!this.from) return false;
    if (this.dice.length === 0) {
      if (Math.hypot(x - this.from.x, y - this.from.y) < FAR) return false;
      const first = hand.slotAt(this.from.x, this.from.y);
      if (first !== null) this.dice = [first];
    }
    const slot = hand.slotAt(x, y);
    if (slot === null || this.dice.includes(slot)) return this.dice.length === 1;
    this.dice = [...this.dice, slot];
    return true;
  }

  /** Let go: one die tapped, some thrown, or nothing. */
  lift(x: number, y: number, hand: Hand): { tap: number } | { throw: number[] } | null {
    const { from, dice } = this;
    this.cancel();
    if (!from) return null;
    if (dice.length === 0) return Math.hypot(x - from.x, y - from.y) < FAR ? { tap: from.slot } : null;
    return hand.above(y) ? { throw: dice } : null;
  }

  cancel(): void {
    this.from = null;
    this.dice = [];
  }
}
