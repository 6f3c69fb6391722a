// Tries one mutant: honest logs first, then tampered ones, then hand-made positions; the first to object is named.
// Knows how a mutant is noticed; must not know which game it is.
import { Defect, type GameModel } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import { auditOf, type HonestLog, toldBy } from "./honest-logs.ts";
import { type Mutant, withMutant } from "./mutants.ts";
import type { TamperedLog } from "./tampered-logs.ts";

/** A position that a test made by hand: `play` throws where it does not go as it should. */
export interface HandMade {
  readonly name: string;
  readonly play: () => unknown;
}

export interface Suite {
  readonly game: PreparedGame;
  readonly honest: readonly HonestLog[];
  readonly tampered: readonly TamperedLog[];
  readonly handMade: readonly HandMade[];
}

export const NOTICES = [
  /** An honest game gets another verdict, or the audit a Defect. */
  "honest game",
  /** A tampering is no longer found at all. */
  "tampering missed",
  /** A tampering is found under another code or other clauses. */
  "tampering told otherwise",
  /** A position made by hand does not go as its test says. */
  "hand-made position",
] as const;
export type Notice = (typeof NOTICES)[number];

export interface Tried {
  readonly mutant: Mutant;
  /** What noticed it; null for a survivor. */
  readonly notice: Notice | null;
  /** Which log or position it was. */
  readonly by: string | null;
}

/** Those likely to notice first; all are asked in the end. */
const likelyFirst = <T>(items: readonly T[], likely: (item: T) => boolean): readonly T[] => [
  ...items.filter(likely),
  ...items.filter((item) => !likely(item)),
];

const tellsOtherwise = (model: GameModel, log: HonestLog): boolean => {
  try {
    return toldBy(auditOf(model, log.record)) !== log.told;
  } catch {
    // A Defect, or a derive or update that a broken rule led astray.
    return true;
  }
};

const sameMembers = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join();

const noticeOf = (model: GameModel, { record, expected }: TamperedLog): Notice | null => {
  try {
    const { kind, findings } = auditOf(model, record);
    if (kind !== "violated") return "tampering missed";
    const same = findings.some(
      ({ code, clauses }) => code === expected.code && sameMembers(clauses, expected.clauses),
    );
    return same ? null : "tampering told otherwise";
  } catch (error) {
    if (error instanceof Defect || error instanceof TypeError || error instanceof RangeError)
      return "tampering told otherwise";
    throw error;
  }
};

const throws = ({ play }: HandMade): boolean => {
  try {
    play();
    return false;
  } catch {
    return true;
  }
};

const mistakeNoticed = (
  mutant: Mutant,
  { game, honest, tampered, handMade }: Suite,
): Omit<Tried, "mutant"> => {
  const { model } = game;
  const { row, event } = mutant;
  const inHonest = likelyFirst(honest, (log) => row === null || log.taken.has(row.id)).find((log) =>
    tellsOtherwise(model, log),
  );
  if (inHonest !== undefined) return { notice: "honest game", by: inHonest.name };
  // A broken question or update shows at its own place in the chart, one that is asked at once wherever that leads.
  const there = tampered.filter(
    (log) => row === null || event === null || log.place === row.source,
  );
  let told: TamperedLog | null = null;
  for (const log of likelyFirst(there, (one) => one.event === event)) {
    const notice = noticeOf(model, log);
    if (notice === "tampering missed") return { notice, by: log.event };
    if (notice !== null) told ??= log;
  }
  if (told !== null) return { notice: "tampering told otherwise", by: told.event };
  const position = handMade.find(throws);
  return position === undefined
    ? { notice: null, by: null }
    : { notice: "hand-made position", by: position.name };
};

/** Tries one mutant. */
export const tryMutant = (mutant: Mutant, suite: Suite): Tried =>
  withMutant(mutant, () => ({ mutant, ...mistakeNoticed(mutant, suite) }));

/** What of the suite objects to the unbroken rules; empty where the suite is sound. */
export const objections = ({ game, honest, tampered, handMade }: Suite): readonly string[] => [
  ...honest.filter((log) => tellsOtherwise(game.model, log)).map(({ name }) => name),
  ...tampered.filter((log) => noticeOf(game.model, log) !== null).map(({ event }) => event),
  ...handMade.filter(throws).map(({ name }) => name),
];
