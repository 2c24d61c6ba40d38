import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { join, table } from "./api";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const problem = { error: "other-rules", words: { key: "error-other-rules", args: {} } };
const later = (headers: HeadersInit = { "retry-after": "1" }): Response => Response.json(problem, { status: 503, headers });

function answering(...answers: Response[]): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async () => answers.shift());
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("a request that one node cannot serve is retried until another can", async () => {
  const asked = answering(later(), later(), Response.json({ id: "x" }));
  const response = table("x");
  await vi.runAllTimersAsync();
  expect(await response).toEqual({ id: "x" });
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a seat is requested again with the same body", async () => {
  const asked = answering(later(), Response.json({ seat: 1 }));
  const response = join("x", { name: "Ada", seat: 1 });
  await vi.runAllTimersAsync();
  expect(await response).toEqual({ seat: 1 });
  expect(asked.mock.calls[1]).toEqual(asked.mock.calls[0]);
});

test("a request that no node can serve fails after some retries", async () => {
  const asked = answering(...Array.from({ length: 9 }, () => later()));
  const response = expect(table("x")).rejects.toMatchObject({ words: problem.words, status: 503 });
  await vi.runAllTimersAsync();
  await response;
  expect(asked).toHaveBeenCalledTimes(6);
});

test("a request that may have been carried out is not retried", async () => {
  const asked = answering(later({}));
  await expect(join("x", { name: "Ada", seat: null })).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveBeenCalledOnce();
});
