// Asks the worker's desk as the page would, in this process.
import { readFileSync } from "node:fs";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Eyes, Language } from "@assize/kernel-model";
import { newDesk } from "../../src/worker/desk.ts";
import { catalogue, type Games } from "../../src/worker/games.ts";
import { clientInProcess } from "../../src/worker/in-process.ts";

export const aClient = (games: Games = catalogue) => clientInProcess(newDesk(games, nodeHash));

export const EXAMPLES = [
  "long-4p.jsonl",
  "disputed-4p.jsonl",
  "borrowing-4p.jsonl",
  "set-aside-4p.jsonl",
  "short-4p.jsonl",
  "long-5p.jsonl",
  "short-5p.jsonl",
  "long-3p.jsonl",
  "short-3p.jsonl",
  "dummy-wins-3p.jsonl",
  "french-4p.jsonl",
  "blue-year.jsonl",
] as const;

export const exampleBytes = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../../docs/examples/games/${name}`, import.meta.url)));

export const reader = (eyes: Eyes = "all", language: Language = "en") => ({ eyes, language });

/** Opens bytes as the page does. */
export const openBytes = (
  client: ReturnType<typeof aClient>,
  bytes: Uint8Array,
  name = "a.jsonl",
) => client.ask("open", { bytes, name, number: 1, rulings: null, language: "en" });
