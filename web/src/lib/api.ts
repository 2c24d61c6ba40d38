/** HTTP client. Every failure is an `ApiError` with a message to show. */
import type { GameInfo, GameSummary, Replay } from "../protocol/game";
import type { Joined, JoinWish, Network, Opened, Problem, Rulebook, Words, TableInfo, Tables, Wish } from "../protocol/wire";

export class ApiError extends Error {
  constructor(
    readonly words: Words,
    readonly clause: string | null = null,
    readonly status = 0,
  ) {
    super(words.key);
  }
}

const LOST: Words = { key: "web-no-server", args: {} };
const TRIES = [200, 400, 800, 1600, 3200]; // milliseconds between retries

/**
 * Fetch, with retries on 503 + Retry-After. That response means the node did nothing; the next one may
 * come from another node.
 */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response = await reach(path, init);
  for (const wait of TRIES) {
    if (response.status !== 503 || !response.headers.has("retry-after")) break;
    await new Promise((done) => setTimeout(done, wait));
    response = await reach(path, init);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  if (isProblem(body)) throw new ApiError(body.words, body.clause ?? null, response.status);
  throw new ApiError({ key: "error-internal", args: {} }, null, response.status);
}

async function reach(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new ApiError(LOST);
  }
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== "object" || body === null || !("words" in body)) return false;
  const words = body.words;
  return typeof words === "object" && words !== null && "key" in words;
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  return (await (await ask(path, init)).json()) as T;
}

const known = new Map<string, Promise<Response>>();
const KEPT = 12; // responses: a language with its games, and the last few tables

/** Fetch with a small LRU cache, for what stays the same while the server runs. */
async function once(path: string): Promise<Response> {
  const asked = known.get(path) ?? ask(path);
  known.delete(path);
  known.set(path, asked);
  for (const oldest of [...known.keys()].slice(0, -KEPT)) known.delete(oldest);
  asked.catch(() => known.delete(path));
  return (await asked).clone();
}

export const games = async (): Promise<GameSummary[]> => (await once("/api/games")).json();
export const game = (name: string): Promise<GameInfo> => get(`/api/games/${name}`);
export const rulebook = (name: string): Promise<Rulebook> => get(`/api/games/${name}/rules`);
export const example = (name: string, clause: string): Promise<Replay> => get(`/api/games/${name}/rules/${clause}`);
export const gameOf = async (id: string): Promise<GameInfo> => (await once(`/api/tables/${id}/game`)).json();
export const tables = async (): Promise<TableInfo[]> => (await get<Tables>("/api/tables")).tables;
export const table = (id: string): Promise<TableInfo> => get(`/api/tables/${id}`);
export const byCode = (code: string): Promise<TableInfo> =>
  get(`/api/codes/${encodeURIComponent(code)}`);
export const open = (wish: Wish): Promise<Opened> => post("/api/tables", wish);
export const join = (id: string, wish: JoinWish): Promise<Joined> =>
  post(`/api/tables/${id}/join`, wish);

export const network = (): Promise<Network> => get("/api/network");
export const setNetwork = (open: boolean): Promise<Network> => post("/api/network", { open });

/** Fetch a replay. While the game runs only one's own seat may be replayed, so the token is sent along. */
export async function replay(id: string, seat: number, token: string | null = null): Promise<Replay> {
  const init = token ? { headers: { authorization: `Bearer ${token}` } } : {};
  return (await (await ask(`/api/tables/${id}/replay?seat=${seat}`, init)).json()) as Replay;
}

export async function replayFile(text: string, seat: number): Promise<Replay> {
  const init = { method: "POST", headers: { "content-type": "text/plain" }, body: text };
  return (await (await ask(`/api/replay?seat=${seat}`, init)).json()) as Replay;
}

/** Fetch the shared messages of a language, or those of one game. */
export async function locale(language: string, game = ""): Promise<string> {
  return (await once(`/api/locale/${language}${game && `/${game}`}`)).text();
}
