/** Return the name, with a number added if somebody at the table already has it. */
export function uniqueName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((other) => other.toLowerCase()));
  let free = name;
  for (let number = 2; known.has(free.toLowerCase()); number++) free = `${name} ${number}`;
  return free;
}

const LONGEST = 40; // code points, as the server counts them; a family emoji has seven

/** Truncate a name to what the server accepts, without splitting a letter or an emoji. */
export function truncateName(name: string): string {
  let [kept, room] = ["", LONGEST];
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    room -= [...segment].length;
    if (room < 0) break;
    kept += segment;
  }
  return kept;
}
