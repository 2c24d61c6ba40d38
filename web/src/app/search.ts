/** Search in the rules: finds clauses by their words or id. */
export interface Clause {
  id: string;
  text: string;
}

export interface Section {
  name: string;
  clauses: Clause[];
}

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’]/g, "'").toLowerCase();

/** Return the sections with the clauses that contain every word of the query; all of them if it is empty. */
export function search(sections: readonly Section[], sought: string): Section[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return sections
    .map(({ name, clauses }) => ({
      name,
      clauses: clauses.filter(({ id, text }) => {
        const whole = plain(`${id} ${text}`);
        return words.every((word) => whole.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
