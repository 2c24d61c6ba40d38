/** What somebody is called who gave no name: as everybody is, with a number where one is here already. */
export function unlike(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((other) => other.toLowerCase()));
  let free = name;
  for (let number = 2; known.has(free.toLowerCase()); number++) free = `${name} ${number}`;
  return free;
}
