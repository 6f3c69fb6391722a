// A speaker speaks English until another language has been learnt or loaded.
import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "../src/index.ts";

const aSpeaker = () => {
  const loaded: string[] = [];
  const from = (words: string) => async () => {
    loaded.push(words);
    return words;
  };
  const made = speaker("hello", { fr: from("bonjour"), de: from("hallo"), es: from("hola") });
  return { loaded, ...made };
};

test("says everything in English at first", () => {
  const { wordsIn, loaded } = aSpeaker();
  expect(LANGUAGES.map(wordsIn)).toEqual(["hello", "hello", "hello", "hello"]);
  expect(loaded).toEqual([]);
});

test("loads the language asked for, once, and no other", async () => {
  const { wordsIn, loadLanguage, loaded } = aSpeaker();
  await loadLanguage("de");
  await loadLanguage("de");
  await loadLanguage("en");
  expect(LANGUAGES.map(wordsIn)).toEqual(["hello", "hello", "hallo", "hello"]);
  expect(loaded).toEqual(["hallo"]);
});

test("does not load what it has learnt", async () => {
  const { wordsIn, learn, loadLanguage, loaded } = aSpeaker();
  learn({ es: "buenas" });
  await loadLanguage("es");
  expect(wordsIn("es")).toBe("buenas");
  expect(loaded).toEqual([]);
});
