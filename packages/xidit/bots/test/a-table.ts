// Games of bots for the tests: every variant, any rulings, from a seed.
import * as Result from "effect/Result";
import type { Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { rulebookDigestInput, type Start, start } from "@assize/kernel-referee";
import { type Bot, play, type PlayedGame, seeded } from "@assize/kernel-simulation";
import { COLOURS, xidit, type XiditView } from "@assize/xidit-game";
import { greedyBot, randomBot } from "../src/index.ts";

export interface Variant {
  readonly seats: number;
  readonly length: "long" | "short";
}

export const VARIANTS: readonly Variant[] = [3, 4, 5].flatMap((seats) =>
  (["long", "short"] as const).map((length) => ({ seats, length })),
);

export type Rulings = Header["rulings"];
const DEFAULT_RULINGS: Rulings = { set: "default", overrides: {} };
export const STRICT_ROADS: Rulings = {
  set: "default",
  overrides: { "no-road": "illegal-program" },
};

/** Every player, by name. */
export const BOTS: Readonly<Record<string, Bot<XiditView>>> = {
  random: randomBot,
  greedy: greedyBot,
};

/** Twenty times as many in a deep run. */
export const times = (count: number): number =>
  process.env["ASSIZE_DEEP"] === undefined ? count : 20 * count;

export const hash = nodeHash;
const digest = (value: Json): string => digestJson(value, hash);

const headerOf = (
  { seats, length }: Variant,
  rulings: Rulings = DEFAULT_RULINGS,
  firstPlayer = 0,
): Header => ({
  format: "assize-log/1",
  game: "xidit",
  rules: 1,
  rulebook: digest(rulebookDigestInput(xidit)),
  edition: { id: "reference", digest: digest(xidit.edition.digestInput(xidit.edition.reference)) },
  rulings,
  seats: COLOURS.slice(0, seats).map((colour) => ({ colour })),
  options: { length, ...(seats === 3 ? { dummy: "normal" } : {}) },
  table: { firstPlayer },
});

const startOf = (header: Header): Start =>
  Result.getOrThrow(start(header, { games: [xidit], digest }));

export interface Table {
  readonly variant: Variant;
  readonly rulings?: Rulings;
  readonly firstPlayer?: number;
  /** One for each seat. */
  readonly bots: readonly Bot<XiditView>[];
  readonly seed: number;
  readonly mostEvents?: number;
}

export const playAt = (table: Table): PlayedGame =>
  play({
    start: startOf(headerOf(table.variant, table.rulings, table.firstPlayer)),
    bots: table.bots,
    random: seeded(table.seed),
    hash,
    ...(table.mostEvents === undefined ? {} : { mostEvents: table.mostEvents }),
  });

/** The same player in every seat. */
export const everybody = ({ seats }: Variant, bot: Bot<XiditView>): readonly Bot<XiditView>[] =>
  Array.from({ length: seats }, () => bot);

export const bytesOf = ({ lines }: PlayedGame): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));

export const countOf = ({ lines }: PlayedGame, type: string): number =>
  lines.filter((line) => line.includes(`"type":"${type}"`)).length;
