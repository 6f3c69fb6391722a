// Many games: every variant under every ruling set, played by greedy bots and audited at once.
// Knows how to play and what to count; keeps no game.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import { play, seeded } from "@assize/kernel-simulation";
import { audit } from "@assize/kernel-verifier/node";
import { greedyBot } from "@assize/xidit-bots";
import { COLOURS, xidit } from "@assize/xidit-game";

export interface Variant {
  readonly players: 3 | 4 | 5;
  readonly length: "long" | "short";
}

export const VARIANTS: readonly Variant[] = [
  { players: 3, length: "long" },
  { players: 3, length: "short" },
  { players: 4, length: "long" },
  { players: 4, length: "short" },
  { players: 5, length: "long" },
  { players: 5, length: "short" },
];

export const RULING_SETS = Object.keys(xidit.rulebook.rulingSets);

const digest = (value: Json): string => digestJson(value, nodeHash);
const encoder = new TextEncoder();

/** One greedy game, as lines. Three players meet the harder dummy in every other game. */
export const playOne = (variant: Variant, set: string, seed: number): readonly string[] => {
  const { players, length } = variant;
  const dummy = seed % 2 === 0 ? "normal" : "harder";
  const header = newHeader(
    xidit,
    {
      seats: COLOURS.slice(0, players).map((colour) => ({ colour })),
      options: players === 3 ? { length, dummy } : { length },
      table: { firstPlayer: seed % players },
      rulings: { set, overrides: {} },
    },
    nodeHash,
  );
  const started = start(header, { games: [xidit], digest });
  if (Result.isFailure(started)) throw new Error(JSON.stringify(started.failure));
  const bots = header.seats.map(() => greedyBot);
  return play({ start: started.success, bots, random: seeded(seed), hash: nodeHash }).lines;
};

/** What is counted in a game. */
export interface Counts {
  games: number;
  events: number;
  threats: number;
  recruits: number;
  /** Games in which the Titans awaken. */
  awakenings: number;
  /** Games in which the Recruitment queue borrows. */
  borrowings: number;
  /** Games that the dummy wins. */
  dummyWins: number;
}

export const noCounts = (): Counts => ({
  games: 0,
  events: 0,
  threats: 0,
  recruits: 0,
  awakenings: 0,
  borrowings: 0,
  dummyWins: 0,
});

const typeOf = (line: string): string => line.slice(line.indexOf('"type":"') + 8).split('"', 1)[0]!;

const count = (counts: Counts, lines: readonly string[]): void => {
  const types = lines.slice(1).map(typeOf);
  counts.games++;
  counts.events += types.length;
  counts.threats += types.filter((type) => type === "threat-paid").length;
  counts.recruits += types.filter((type) => type === "unit-recruited").length;
  if (types.includes("titans-awakened")) counts.awakenings++;
  if (types.includes("tile-borrowed")) counts.borrowings++;
  if (lines.at(-1)!.includes('"winner":"dummy"')) counts.dummyWins++;
};

/** What an audit has against a game; null where it is compliant and finished. */
const complaintOf = (lines: readonly string[]): string | null => {
  const answer = audit(encoder.encode(`${lines.join("\n")}\n`), { games: [xidit] });
  if (answer.kind === "unreadable") return answer.problem.code;
  const { kind, finished, findings, doubts } = answer.verdict;
  return kind === "compliant" && finished
    ? null
    : JSON.stringify({ kind, finished, findings, doubts });
};

/** Plays and audits games of one variant under one set. Throws at the first complaint: it is our mistake. */
export const playAndAudit = (variant: Variant, set: string, games: number): Counts => {
  const counts = noCounts();
  for (let seed = 1; seed <= games; seed++) {
    const lines = playOne(variant, set, seed);
    const complaint = complaintOf(lines);
    if (complaint !== null)
      throw new Error(`${variant.players} ${variant.length} ${set}, seed ${seed}: ${complaint}`);
    count(counts, lines);
  }
  return counts;
};
