// Files that are no logs open as logs do: games in other notations, packed or not, and cases with all that stands beside their log.
import { gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Told } from "../../src/protocol/client.ts";
import { aCase } from "../a-case.ts";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

const NOTATION = new URL("../../../../docs/examples/notation/", import.meta.url);
const noted = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, NOTATION)));
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const FOOLS_MATE = '[White "Ann"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n';
const SHORT = '\n[White "Cleo"]\n[Black "Dan"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf9 Nc6 1-0\n';

describe("games in other notations", () => {
  test.each(["blue-year.xgn", "evening.xgn"])("%s", async (name) => {
    const client = aClient();
    const facts = await openBytes(client, noted(name), name);
    expect(facts.events).toBeGreaterThan(5);
    expect(facts).toMatchObject({ name, games: 1, ruled: [] });
    const packed = await openBytes(client, new Uint8Array(gzipSync(noted(name))), `${name}.gz`);
    expect(packed.hash).toBe(facts.hash);
  });

  test("one of several in a file, with what is wrong with its text", async () => {
    const client = aClient();
    const ask = { name: "two.PGN", rulings: null, language: "de" } as const;
    const bytes = bytesOf(FOOLS_MATE + SHORT);
    const first = await client.ask("open", { ...ask, bytes, number: 1 });
    expect(first).toMatchObject({ game: "chess", games: 2, text: null });
    expect(first.seats.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
    expect(first.outcome).toContain("Ben");
    const second = await client.ask("open", { ...ask, bytes, number: 2 });
    expect(second.seats.map(({ name }) => name)).toEqual(["Cleo", "Dan"]);
    expect(second.text).toMatchObject({ isWhole: false });
    expect(second.text!.lines[0]).toMatch(/^Zeile 11: .*Nf9/);
    await expect(client.ask("open", { ...ask, bytes, number: 3 })).rejects.toThrow("2 Partien");
  });

  test("a log that is called so is a log", async () => {
    const facts = await openBytes(aClient(), exampleBytes("chess-opera.jsonl"), "opera.pgn");
    expect(facts).toMatchObject({ game: "chess", verdict: { kind: "compliant" }, text: null });
  });

  test.each([
    ["letter.pgn", "", "This file holds no game."],
    ["letter.xgn", "Dear arbiter", "This cannot be read as .xgn."],
    ["two-bytes.pgn", "\u00ff\u00fe1\0", "This file is UTF-16. Save it as UTF-8."],
  ])("%s is refused", async (name, text, why) => {
    const opening = openBytes(aClient(), new Uint8Array(Buffer.from(text, "latin1")), name);
    await expect(opening).rejects.toThrow(why);
    await expect(opening).rejects.toBeInstanceOf(Told);
  });
});

describe("a case", () => {
  const log = exampleBytes("disputed-4p.jsonl");

  test("is audited by the readings that it names, and brings along what was ruled", async () => {
    const client = aClient();
    const plain = await openBytes(client, log);
    const file = new URL("../../../../docs/examples/rulings/disputed-4p.json", import.meta.url);
    const arbitrations = JSON.parse(readFileSync(file, "utf8")) as unknown;
    const facts = await openBytes(
      client,
      aCase({ log, rulings: "de", ruling: ["bank=limited:60"], arbitrations }),
      "a.zip",
    );
    expect(facts.verdict.rulings).toMatchObject({
      replaced: true,
      choices: { "threat-once": "one", bank: "limited:60" },
    });
    expect(facts.ruled.length).toBeGreaterThan(0);
    expect(facts.ruled[0]).toMatchObject({ line: 259, code: "value-wrong" });
    expect(facts.hash).toBe(plain.hash);
    const ruled = await client.ask("arbitrated", {
      history: facts.history,
      reader: reader(),
      rulings: facts.ruled,
    });
    expect(ruled?.lines.length).toBeGreaterThan(0);
  });

  test.each([
    ["an archive of something else", bytesOf("PK\x03\x04, and no more"), "is damaged"],
    [
      "a case that was changed",
      aCase({ log }).map((byte, at) => (at === 900 ? 32 : byte)),
      "not what",
    ],
  ])("%s is refused", async (_, bytes, why) => {
    await expect(openBytes(aClient(), bytes, "a.zip")).rejects.toThrow(why);
  });
});
