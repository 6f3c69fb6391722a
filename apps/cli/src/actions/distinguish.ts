// Tells two readings of a game apart, and audits what it found under both. Knows no game.
import {
  type Both,
  distinguish,
  type NotToldApart,
  type Played,
  type Side,
  type Sides,
  type ToldApart,
  writerOf,
} from "@assize/kernel-distinction";
import { logOf } from "@assize/kernel-exploration";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, GameMistake, type Language, sameJson } from "@assize/kernel-model";
import { plainLine } from "@assize/kernel-report";
import { type Audit, audit, EXIT } from "@assize/kernel-verifier";
import { checkIsNew, writeNewFile } from "../files.ts";
import { botsFor, gameSaid } from "../games.ts";
import type { NewGameInput } from "../new-game.ts";
import { blamed } from "../other-implementation.ts";
import { editionFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";
import { type Beginning, type Reading, sidesOf, twoReadings } from "../two-readings.ts";
import {
  alikeAsText,
  asJson,
  asText,
  type Judged,
  unaskedAsJson,
  unaskedAsText,
} from "./distinction-report.ts";
import { checkPlace, headerAt } from "./show.ts";

export interface DistinguishInput extends Omit<NewGameInput, "rulings" | "ruling"> {
  readonly game: string;
  readonly ruling: readonly string[];
  readonly rulings: readonly string[];
  readonly against: string | undefined;
  readonly rulebook: string | undefined;
  readonly from: string | undefined;
  readonly at: number;
  readonly number: number | undefined;
  readonly edition: string | undefined;
  readonly mostStates: number;
  readonly mostEvents: number;
  readonly mostWays: number;
  readonly mostTried: number;
  readonly games: number;
  readonly seed: number;
  readonly bots: string | undefined;
  readonly out: string | undefined;
  readonly lang: Language;
  readonly json: boolean;
}

const ERASE_LINE = "\r\u001b[K";

const checkBounds = (input: DistinguishInput): void => {
  const { mostStates, mostEvents, mostWays, mostTried, games } = input;
  const bounds = [
    ["--most-states", mostStates, 1],
    ["--most-events", mostEvents, 1],
    ["--most-ways", mostWays, 1],
    ["--most-tried", mostTried, 1],
    ["--games", games, 0],
  ] as const;
  for (const [flag, most, least] of bounds)
    if (most < least) throw new Trouble(`${flag} ${most}: at least ${least}`);
};

const beginningOf = async (input: DistinguishInput, session: Session): Promise<Beginning> => {
  const { from, at, number, players, choices } = input;
  const edition = await editionFor(input.edition, session);
  const table = { players, choices };
  if (from === undefined) return { header: undefined, table, edition };
  const wishes = {
    engine: "table",
    edition: input.edition,
    rulings: undefined,
    ruling: [],
    current: false,
  } as const;
  const header = await headerAt({ log: from, at, number, ...wishes }, session);
  if (header.game !== input.game)
    throw new Trouble(`--from ${from}: it is a game of ${header.game}`);
  return { header, table, edition };
};

/** Each of the game's bots in turn, or those that were asked for. */
const playedBy = (input: DistinguishInput, { one }: Both<Reading>, seats: number): Played => {
  const { games, seed, bots, mostStates, mostWays, mostEvents } = input;
  const mostTried = Math.min(input.mostTried, mostWays);
  const names = bots === undefined ? Object.keys(one.game.bots) : [bots];
  const tables = names.map((name) => ({ name, bots: botsFor(one.game, name, seats) }));
  return { games, seed, tables, mostStates, mostTried, mostEvents };
};

const verdictUnder = (
  lines: readonly string[],
  { game, requestFor }: Reading,
  { edition }: Beginning,
  { sides }: ToldApart,
  side: Side,
): Judged => {
  const { header } = sides[side];
  const stated = requestFor(header.rulings);
  const told: Audit = audit(new TextEncoder().encode(`${lines.join("\n")}\n`), {
    games: [game.model],
    hash: nodeHash,
    asStated: true,
    // Of another implementation the header names other rules: it is judged by its own.
    current: true,
    ...(edition === undefined ? {} : { edition }),
    ...(stated === undefined ? {} : { rulings: stated }),
  });
  if (told.kind === "unreadable") return { verdict: "undetermined", first: null, winners: null };
  const { kind, findings, outcome } = told.verdict;
  const [first] = findings;
  return {
    verdict: kind,
    first: first === undefined ? null : { seq: first.seq, code: first.code },
    winners: outcome?.winners ?? null,
  };
};

/** The log that shows it: its lines, written under the reading that finds nothing wrong with it. */
const linesOf = ({ sides, found }: ToldApart): readonly string[] => {
  const side = writerOf(found.difference);
  return logOf(sides[side], found.steps[side], nodeHash);
};

const EXIT_OF: Readonly<Record<(ToldApart | NotToldApart)["kind"], number>> = {
  apart: EXIT.compliant,
  same: EXIT.violated,
  open: EXIT.undetermined,
};

export const distinguishReadings = async (
  input: DistinguishInput,
  session: Session,
): Promise<number> => {
  if (input.against === undefined) return tellApart(input, session);
  try {
    return await tellApart(input, session);
  } catch (cause) {
    // Code of somebody else's may throw whatever it likes. Our own defect stays one.
    const isOurs = cause instanceof Defect && !(cause instanceof GameMistake);
    throw isOurs ? cause : blamed(input.against, cause);
  }
};

/** Two sets that choose the same in every ruling: one reading by two names. */
const areAlike = ({ one, other }: Sides, { against, rulebook }: DistinguishInput): boolean =>
  against === undefined &&
  rulebook === undefined &&
  sameJson(one.setup.rulings, other.setup.rulings);

const ALIKE: NotToldApart = {
  kind: "same",
  looked: { states: 0, depth: 0, cut: 0, stop: null },
  games: 0,
  tried: 0,
  isPlayCut: false,
  asked: 0,
};

/**
 * The clauses through which alone the two readings could differ, where the game says that no table of this kind comes to any of
 * them; null where it does not say so.
 */
const neverAsked = ({ one, other }: Sides, { against, rulebook }: DistinguishInput) => {
  const { model } = one.game;
  if (against !== undefined || rulebook !== undefined || model.mayApply === undefined) return null;
  const differing = Object.entries(one.setup.rulings).filter(
    ([id, option]) => other.setup.rulings[id] !== option,
  );
  const clauses = model.rulebook.clauses.filter(({ rulings = [] }) =>
    differing.some(([id]) => rulings.includes(id)),
  );
  const isSaid = differing.every(([id]) => clauses.some(({ rulings }) => rulings!.includes(id)));
  return isSaid && clauses.every(({ id }) => !model.mayApply!(id, one.setup))
    ? clauses.map(({ id }) => id)
    : null;
};

const tellApart = async (input: DistinguishInput, session: Session): Promise<number> => {
  checkBounds(input);
  checkPlace(input);
  if (input.out !== undefined) await checkIsNew(input.out);
  const readings = twoReadings(await gameSaid(input.game), input);
  const beginning = await beginningOf(input, session);
  const sidesAt = sidesOf(readings, beginning);
  const sides = sidesAt(null, input.seed)!;
  const names = { one: readings.one.name, other: readings.other.name };
  const asked = { ...input, names };
  if (areAlike(sides, input)) {
    if (input.json) await session.json(asJson(ALIKE, asked, null, null));
    else await session.lines(alikeAsText(asked).map(plainLine));
    return EXIT_OF.same;
  }
  const clauses = neverAsked(sides, input);
  if (clauses !== null) {
    const { length: seats } = sides.one.setup.seats;
    if (input.json) await session.json(unaskedAsJson(asked, clauses));
    else await session.lines(unaskedAsText(asked, clauses, seats).map(plainLine));
    return EXIT_OF.same;
  }
  const told = distinguish({
    sidesAt,
    bounds: input,
    played: playedBy(input, readings, sides.one.setup.seats.length),
    hash: nodeHash,
    onGame: (number) => {
      if (session.progress) session.note(`${ERASE_LINE}game ${number} of ${input.games}…`);
    },
  });
  if (session.progress) session.note(ERASE_LINE);
  const lines = told.kind === "apart" ? linesOf(told) : null;
  const judged =
    told.kind === "apart"
      ? {
          one: verdictUnder(lines!, readings.one, beginning, told, "one"),
          other: verdictUnder(lines!, readings.other, beginning, told, "other"),
        }
      : null;
  if (input.json) await session.json(asJson(told, asked, judged, lines));
  else await session.lines(asText(told, asked, judged).map(plainLine));
  if (input.out !== undefined && lines !== null) {
    await writeNewFile(input.out, lines.map((line) => `${line}\n`).join(""));
    // Only this program's own rules can be looked at there.
    const shows = input.against === undefined ? `; assize view ${input.out} shows it` : "";
    session.warn(`${input.out}: the log that tells them apart${shows}`);
  }
  return EXIT_OF[told.kind];
};
