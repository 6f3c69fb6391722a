// A game that has no words in the reader's language is told in English, and says so once; pictures of the start page have
// no words at all.
import { expect, test } from "vitest";
import { picturesOf } from "../../build/pictures.ts";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

test("the treasure game says once in German that its words are English; Lords of Xidit has its own", async () => {
  const client = aClient();
  const treasure = await openBytes(client, exampleBytes("treasure-disputed-2p.jsonl"));
  const { history } = treasure;
  expect(treasure.inEnglish).toBeNull();
  const german = await client.ask("facts", { history, language: "de" });
  expect(german.inEnglish).toMatch(/Englisch/);
  const who = reader("all", "de");
  const told = [
    german.report,
    await client.ask("lines", { history, branch: 0, reader: who }),
    await client.ask("findings", { history, reader: who }),
    await client.ask("frame", { moment: { history, branch: 0, seq: 205 }, reader: who }),
    await client.ask("clauses", { history, language: "de" }),
  ];
  expect(JSON.stringify(told)).not.toContain("[en]");
  const sheet = await client.ask("sheet", { history, reader: who });
  expect(sheet.split(german.inEnglish!)).toHaveLength(2);
  const xidit = await openBytes(client, exampleBytes("blue-year.jsonl"));
  const { inEnglish } = await client.ask("facts", { history: xidit.history, language: "de" });
  expect(inEnglish).toBeNull();
});

test("pictures of the start page fit every language: figures, and no word", async () => {
  const pictures = await picturesOf("disputed-4p", exampleBytes("disputed-4p.jsonl"));
  expect(pictures.map(({ shade }) => shade)).toEqual(["light", "dark"]);
  for (const { svg } of pictures) {
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text!);
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => /\p{L}/u.test(text))).toEqual([]);
  }
});
