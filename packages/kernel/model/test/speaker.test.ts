// A speaker speaks English until another language has been added or loaded.
import { expect, test } from "vitest";
import { LANGUAGES, speaker, type Translated } from "../src/index.ts";

const aSpeaker = () => {
  const loaded: string[] = [];
  const from = (greeting: string) => async () => {
    loaded.push(greeting);
    return { greeting };
  };
  const others = { fr: from("bonjour"), de: from("hallo"), es: from("hola") };
  const made = speaker({ greeting: "hello" }, others);
  return { loaded, ...made };
};

test("says everything in English at first", () => {
  const { messagesIn, loaded } = aSpeaker();
  expect(LANGUAGES.map((each) => messagesIn(each).greeting)).toEqual([
    "hello",
    "hello",
    "hello",
    "hello",
  ]);
  expect(loaded).toEqual([]);
});

test("loads the language asked for, once, and no other", async () => {
  const { messagesIn, loadLanguage, loaded } = aSpeaker();
  await loadLanguage("de");
  await loadLanguage("de");
  await loadLanguage("en");
  expect(LANGUAGES.map((each) => messagesIn(each).greeting)).toEqual([
    "hello",
    "hello",
    "hallo",
    "hello",
  ]);
  expect(loaded).toEqual(["hallo"]);
});

test("does not load what it was given", async () => {
  const { messagesIn, addLanguages, loadLanguage, loaded } = aSpeaker();
  addLanguages({ es: { greeting: "buenas" } });
  await loadLanguage("es");
  expect(messagesIn("es")).toEqual({ greeting: "buenas" });
  expect(loaded).toEqual([]);
});

test("speaks at once what it is given at once", () => {
  const [en, fr, de, es] = ["hello", "bonjour", "hallo", "hola"].map((greeting) => ({ greeting }));
  const { messagesIn } = speaker(en!, { fr: fr!, de: de!, es: es! });
  expect(LANGUAGES.map(messagesIn)).toEqual([en, fr, de, es]);
});

test("takes the names and parameters of English for every language", () => {
  const en = { title: "Title", count: (n: number) => (n === 1 ? "one" : "many"), of: { a: "A" } };
  type Messages = Translated<typeof en>;
  const de: Messages = { title: "Titel", count: (n) => `${n + 1}`, of: { a: "Ä" } };
  // @ts-expect-error A name is missing.
  const short: Messages = { title: "Titel", of: { a: "Ä" } };
  // @ts-expect-error English tells a number.
  const wrong: Messages = { ...de, count: (n: string) => n };
  // @ts-expect-error English has no such name.
  const surplus: Messages = { ...en, of: { a: "A", b: "B" } };
  expect([de, short, wrong, surplus]).toHaveLength(4);
});
