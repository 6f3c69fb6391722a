// Tells two readings of a game apart, and audits what it found under both. Knows no game.
import {
  type Both,
  distinguish,
  type NotToldApart,
  type Played,
  type Side,
  type ToldApart,
  writerOf,
} from "@assize/kernel-distinction";
import { logOf } from "@assize/kernel-exploration";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type Language } from "@assize/kernel-model";
import { plainLine } from "@assize/kernel-report";
import { type Audit, audit, EXIT } from "@assize/kernel-verifier";
import { writeNewFile } from "../files.ts";
import { botsFor, gameNamed } from "../games.ts";
import type { NewGameInput } from "../new-game.ts";
import { editionFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";
import { type Beginning, type Reading, sidesOf, twoReadings } from "../two-readings.ts";
import { asJson, asText, type Judged } from "./distinction-report.ts";
import { headerAt } from "./show.ts";

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
  readonly games: number;
  readonly seed: number;
  readonly bots: string | undefined;
  readonly out: string | undefined;
  readonly lang: Language;
  readonly json: boolean;
}

/** Ways on that are tried before each choice of a game of bots. */
const MOST_TRIED = 40;

const ERASE_LINE = "\r\u001b[K";

const checkBounds = (input: DistinguishInput): void => {
  const { mostStates, mostEvents, mostWays, games } = input;
  const bounds = [
    ["--most-states", mostStates, 1],
    ["--most-events", mostEvents, 1],
    ["--most-ways", mostWays, 1],
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
  const { games, seed, bots, mostEvents } = input;
  const names = bots === undefined ? Object.keys(one.game.bots) : [bots];
  const tables = names.map((name) => ({ name, bots: botsFor(one.game, name, seats) }));
  return { games, seed, tables, mostTried: MOST_TRIED, mostEvents };
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

/** Code of somebody else's may throw whatever it likes: that is no defect of ours. */
const blamed = (file: string, cause: unknown): unknown => {
  if (cause instanceof Trouble || cause instanceof Defect) return cause;
  const why = cause instanceof Error ? cause.message : `a ${typeof cause} was thrown`;
  return new Trouble(`--against ${file}: its code fails: ${why}`);
};

export const distinguishReadings = async (
  input: DistinguishInput,
  session: Session,
): Promise<number> => {
  if (input.against === undefined) return tellApart(input, session);
  try {
    return await tellApart(input, session);
  } catch (cause) {
    throw blamed(input.against, cause);
  }
};

const tellApart = async (input: DistinguishInput, session: Session): Promise<number> => {
  checkBounds(input);
  const readings = twoReadings(gameNamed(input.game), input);
  const beginning = await beginningOf(input, session);
  const sidesAt = sidesOf(readings, beginning);
  const { seats } = sidesAt(null, input.seed)!.one.setup;
  const told = distinguish({
    sidesAt,
    bounds: input,
    played: playedBy(input, readings, seats.length),
    hash: nodeHash,
    onGame: (number) => {
      if (session.progress) session.note(`${ERASE_LINE}game ${number} of ${input.games}…`);
    },
  });
  if (session.progress) session.note(ERASE_LINE);
  const names = { one: readings.one.name, other: readings.other.name };
  const asked = { ...input, names };
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
    session.warn(`${input.out}: the log that tells them apart`);
  }
  return EXIT_OF[told.kind];
};
