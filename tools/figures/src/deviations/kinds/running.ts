// Runs kinds over games by lot: plants, judges, counts. Deterministic but for the times.
import type { Subject } from "../subject.ts";
import { SUBJECTS_OF_KINDS } from "../subject.ts";
import { type Case, KINDS, planted } from "./all-kinds.ts";
import { type JudgedCase, judgeCase } from "./judging.ts";
import { FORMS, type Kind } from "./kind.ts";

export interface KindsRun {
  readonly kinds: readonly Kind[];
  readonly games: readonly Subject["id"][];
  /** The first game's. */
  readonly seed: number;
  /** Logs of each kind in each game. The forms take turns. */
  readonly logs: number;
}

/** A kind may need a game in which something rare happens: at most so many are looked through for each log wanted. */
const LOOKED_THROUGH = 5;

export const kindsNamed = (names: readonly string[]): readonly Kind[] =>
  KINDS.filter(({ name }) => names.includes(name));

/** The logs of a kind in one game, as many as are wanted and can be had. */
const casesIn = (
  kind: Kind,
  subject: Subject,
  { seed, logs }: Pick<KindsRun, "seed" | "logs">,
): readonly Case[] => {
  const cases: Case[] = [];
  const forms = FORMS.filter((form) => kind.forms.includes(form));
  for (let turn = 0; turn < logs * LOOKED_THROUGH && cases.length < logs; turn++) {
    // One game is left out after each round, since the seats take turns with the seed as the forms do.
    const game = seed + turn + Math.floor(turn / forms.length);
    const one = planted(kind, subject, game, forms[turn % forms.length]!);
    if (one !== null) cases.push(one);
  }
  return cases;
};

/** The logs of a kind in the games that are wanted. */
export const casesOf = (kind: Kind, wanted: Omit<KindsRun, "kinds">): readonly Case[] =>
  SUBJECTS_OF_KINDS.filter(
    ({ id }) => kind.games.includes(id) && wanted.games.includes(id),
  ).flatMap((subject) => casesIn(kind, subject, wanted));

export const runKinds = (
  wanted: KindsRun,
  onKind?: (kind: string, logs: number) => void,
): readonly JudgedCase[] =>
  wanted.kinds.flatMap((kind) => {
    const all = casesOf(kind, wanted).map((one) => judgeCase(one));
    onKind?.(kind.name, all.length);
    return all;
  });
