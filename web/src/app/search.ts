/** Finding a clause by its words or its id. */
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

/** Sections with the clauses that hold every word sought; all of them if none is. */
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
