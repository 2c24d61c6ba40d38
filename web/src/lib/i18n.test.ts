import { beforeEach, expect, test, vi } from "vitest";

/** A mocked message file that loads when the test says so. */
interface File {
  readonly text: Promise<string>;
  resolve: (text: string) => void;
  reject: (problem: Error) => void;
}
const files = new Map<string, File>();
function file(path: string): File {
  const existing = files.get(path);
  if (existing) return existing;
  const made: Partial<File> = {};
  const text = new Promise<string>((resolve, reject) => Object.assign(made, { resolve, reject }));
  const fresh = Object.assign(made, { text }) as File;
  files.set(path, fresh);
  return fresh;
}
vi.mock("./api", () => ({ locale: (code: string, game = "") => file(`${code}/${game}`).text }));

async function come(...paths: string[]): Promise<void> {
  for (const path of paths) {
    const [code, game] = path.split("/");
    file(path).resolve(game ? `word-${game} = ${game} in ${code}` : `word = ${code}`);
    await new Promise((done) => setTimeout(done));
  }
}

async function fresh(): Promise<typeof import("./i18n.svelte")> {
  vi.resetModules();
  const i18n = await import("./i18n.svelte");
  await come("en/");
  await i18n.setLanguage("en");
  return i18n;
}

beforeEach(() => {
  files.clear();
  vi.stubGlobal("document", { documentElement: {} });
});

test.each([
  ["the game's words come first", ["en/toy", "fr/", "fr/toy"]],
  ["the language comes first", ["fr/", "en/toy", "fr/toy"]],
  ["its words in the new language come first", ["fr/toy", "fr/", "en/toy"]],
])("a game studied while the language is switched is spoken in the new one: %s", async (_, order) => {
  for (const gameFirst of [true, false]) {
    const { language, setLanguage, loadGameMessages, t } = await fresh();
    const both = gameFirst ? [loadGameMessages("toy"), setLanguage("fr")] : [setLanguage("fr"), loadGameMessages("toy")];
    await come(...order);
    await Promise.all(both);
    expect([language(), t("word-toy")]).toEqual(["fr", "toy in fr"]);
    files.clear();
  }
});

test("the language asked for last is the one that stays", async () => {
  const { language, setLanguage } = await fresh();
  const both = [setLanguage("es"), setLanguage("it")];
  await come("it/", "es/");
  await Promise.all(both);
  expect(language()).toBe("it");
});

test("a game that has no words here does not silence the others", async () => {
  const { setLanguage, loadGameMessages, t } = await fresh();
  file("en/chess").reject(new Error("not found"));
  await expect(loadGameMessages("chess")).rejects.toThrow();
  await come("fr/");
  await setLanguage("fr");
  expect(t("word")).toBe("fr");
});
