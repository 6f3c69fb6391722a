// Which addresses a page may fetch a log from.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAME_IDS } from "@assize/catalogue";
import { FEATURED, SAMPLES } from "../../src/opening/samples.ts";
import { besidePage } from "../../src/kit/beside-page.ts";

const PAGE = "https://games.example/viewer/index.html?log=x#e=1";

test("only what lies beside the page or below", () => {
  expect(besidePage("samples/a.jsonl", PAGE)?.href).toBe(
    "https://games.example/viewer/samples/a.jsonl",
  );
  for (const address of [
    "https://elsewhere.example/a.jsonl",
    "//elsewhere.example/a.jsonl",
    "/a.jsonl",
    "../a.jsonl",
    "samples/../../a.jsonl",
    "javascript:alert(1)",
    "data:text/plain,x",
    "\\\\elsewhere.example\\a",
  ])
    expect([address, besidePage(address, PAGE)]).toEqual([address, undefined]);
});

test("the gallery shows every example game", () => {
  const files = readdirSync(new URL("../../../../docs/examples/games/", import.meta.url))
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => name.replace(".jsonl", ""));
  expect(files.length).toBeGreaterThan(9);
  expect([...SAMPLES].toSorted()).toEqual(files.toSorted());
});

test("one example of each game is featured", () => {
  const games = FEATURED.map((name) => {
    const file = new URL(`../../../../docs/examples/games/${name}.jsonl`, import.meta.url);
    const header = JSON.parse(readFileSync(file, "utf8").split("\n")[0]!) as { game: string };
    return header.game;
  });
  expect(games.toSorted()).toEqual([...GAME_IDS].toSorted());
});
