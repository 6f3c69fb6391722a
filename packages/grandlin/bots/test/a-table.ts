// Whole games of greedy or random players, played and audited.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type EngineName, isOver, rulebookDigestInput, start } from "@assize/kernel-referee";
import { type Bot, play, seeded } from "@assize/kernel-simulation";
import { audit } from "@assize/kernel-verifier";
import { grandlin, type GrandlinView } from "@assize/grandlin-game";

const COLOURS = ["red", "blue", "yellow", "green"];
const games = [grandlin];
const digest = (value: Parameters<typeof digestJson>[0]): string => digestJson(value, nodeHash);

export interface Wishes {
  readonly players: number;
  readonly win: string;
  readonly seed: number;
  readonly bot: Bot<GrandlinView>;
  readonly variants?: readonly string[];
  readonly overrides?: Readonly<Record<string, string>>;
  readonly mostEvents?: number;
}

const headerFor = ({ players, win, variants = [], overrides = {} }: Wishes) => ({
  format: "assize-log/1" as const,
  game: "grandlin",
  rules: 1,
  rulebook: digest(rulebookDigestInput(grandlin)),
  edition: {
    id: "reference",
    digest: digest(grandlin.edition.digestInput(grandlin.edition.reference)),
  },
  rulings: { set: "house", overrides },
  seats: COLOURS.slice(0, players).map((colour) => ({ colour })),
  options: { win, variants },
  table: {},
});

/** A played game: its lines, and how it stands at the end. */
export const playGame = (wishes: Wishes) => {
  const begun = start(headerFor(wishes), { games, digest });
  if (Result.isFailure(begun)) throw new Error(JSON.stringify(begun.failure));
  const bots = Array.from({ length: wishes.players }, () => wishes.bot);
  const { lines, recording } = play({
    start: begun.success,
    bots,
    random: seeded(wishes.seed),
    hash: nodeHash,
    ...(wishes.mostEvents === undefined ? {} : { mostEvents: wishes.mostEvents }),
  });
  return {
    start: begun.success,
    lines,
    position: recording.position,
    over: isOver(begun.success.game, recording.position),
  };
};

export const auditLines = (lines: readonly string[], engine: EngineName) =>
  audit(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")), {
    games,
    hash: nodeHash,
    engine,
  });
