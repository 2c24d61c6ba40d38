/** What somebody is called who gave no name: as everybody is, with a number where one is here already. */
export function uniqueName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((other) => other.toLowerCase()));
  let free = name;
  for (let number = 2; known.has(free.toLowerCase()); number++) free = `${name} ${number}`;
  return free;
}

const LONGEST = 40; // of what the server counts as letters; a family has seven

/** As much of a name as the server takes. No letter and no picture is cut in two. */
export function truncateName(name: string): string {
  let [kept, room] = ["", LONGEST];
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    room -= [...segment].length;
    if (room < 0) break;
    kept += segment;
  }
  return kept;
}
