// Every feature speaks all four languages: no sentence is missing, empty, or left in English by mistake.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";

const SOURCES = new URL("../src/", import.meta.url).pathname;

/** Every folder with a `messages/` of its own, also that of the inspector, which this app mounts. */
const FOLDERS = [
  "../../../packages/inspection/inspector/src",
  ...readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("/messages/messages.ts"))
    .map((name) => name.replace("/messages/messages.ts", "")),
];

/** Sentences by their path; of a function, what it makes of lists of one, which stand for a number or a word too. */
const sentences = (words: unknown, path = ""): readonly (readonly [string, string])[] => {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function") return [[path, String(words(["2"], ["x"], ["x"]))]];
  if (typeof words !== "object" || words === null) return [[path, ""]];
  return Object.entries(words).flatMap(([name, member]) => sentences(member, `${path}/${name}`));
};

test("features with sentences are found", () => {
  expect(FOLDERS.length).toBeGreaterThanOrEqual(20);
});

describe.each(FOLDERS)("%s", (folder) => {
  const wordsIn = async (language: string): Promise<ReadonlyMap<string, string>> => {
    const path = join(SOURCES, folder, "messages", `${language}.ts`);
    const module = (await import(path)) as Readonly<Record<string, unknown>>;
    return new Map(sentences(module[language]));
  };

  test("says the same in every language", async () => {
    const english = await wordsIn("en");
    expect(english.size).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const words = await wordsIn(language);
      expect([language, [...words.keys()].toSorted()]).toEqual([
        language,
        [...english.keys()].toSorted(),
      ]);
      const empty = [...words].filter(([, text]) => text.trim() === "").map(([path]) => path);
      const silent = empty.filter((path) => english.get(path)?.trim() !== "");
      expect([language, silent]).toEqual([language, []]);
    }
  });

  test("addresses a German reader in one way", async () => {
    const familiar = "du|dich|dir|dein\\p{L}*|euch|eure\\p{L}*|gib|geh|lass|nimm|schreib|speichere";
    const intimate = new RegExp(`(?<!\\p{L})(?:${familiar})(?!\\p{L})`, "iu");
    const words = [...(await wordsIn("de"))].filter(([, text]) => intimate.test(text));
    expect(words.map(([path]) => path)).toEqual([]);
  });

  test("says it in that language", async () => {
    const english = await wordsIn("en");
    // A few words may be the same by chance; a sentence is not.
    const long = [...english].filter(([, text]) => (text.match(/\p{L}{3,}/gu) ?? []).length > 2);
    for (const language of LANGUAGES.filter((each) => each !== "en")) {
      const words = await wordsIn(language);
      const same = long.filter(([path, text]) => words.get(path) === text).map(([path]) => path);
      expect([language, same]).toEqual([language, []]);
    }
  });
});
