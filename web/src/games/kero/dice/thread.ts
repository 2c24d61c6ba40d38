/** Gesture: a tap selects one die, a line drawn through several and released above them throws those. */

const FAR = 8; // px before a tap becomes a line

export interface Hand {
  /** The slot at a point, if a die lies there that may be thrown; else null. */
  slotAt(x: number, y: number): number | null;
  /** The point is above the slots. */
  above(y: number): boolean;
}

export class Thread {
  private from: { x: number; y: number; slot: number } | null = null;
  private dice: number[] = [];

  /** The dice on the line; empty while it is only a tap. */
  get drawn(): readonly number[] {
    return this.dice;
  }

  press(x: number, y: number, slot: number): void {
    this.from = { x, y, slot };
    this.dice = [];
  }

  /** Returns whether the line has changed. */
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

  /** Release: returns one die tapped, some thrown, or null. */
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
