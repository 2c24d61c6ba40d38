/** What cannot be had now is asked for again, after pauses that grow. */
import { Trouble } from "./api";

/** Milliseconds until the next try; not the same for all who were cut off at once. */
export const backoff = (tries: number): number => Math.min(8000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6);

/** Until it is there, or nobody wants it any more; whoever is told no is told so once. */
export async function retry<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  for (let tries = 0; wanted(); tries += 1) {
    try {
      return await ask();
    } catch (problem) {
      if (refused(problem)) return null;
      await new Promise((done) => setTimeout(done, backoff(tries)));
    }
  }
  return null;
}

const SLOW_DOWN = 429;
const refused = (problem: unknown): boolean =>
  problem instanceof Trouble && problem.status >= 400 && problem.status < 500 && problem.status !== SLOW_DOWN;
