/** Retry with exponential backoff. */
import { ApiError } from "./api";

/** Milliseconds until the next try, with jitter, because all clients may have been cut off at once. */
export const backoff = (tries: number): number => Math.min(8000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6);

/** Retry until it succeeds or is no longer wanted. Returns null if it is no longer wanted, or refused for good. */
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
  problem instanceof ApiError && problem.status >= 400 && problem.status < 500 && problem.status !== SLOW_DOWN;
