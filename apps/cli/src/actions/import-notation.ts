// From a game as people wrote it down to a terse log, and from the findings of its audit back to lines and columns of what
// they wrote. Knows no game: its notation comes from the catalogue.
import type { PlayableGame } from "@assize/catalogue";
import {
  type GameNotation,
  loadNotation,
  type NotationProblem,
  type NotedGame,
  type NotedTable,
} from "@assize/catalogue";
import {
  encodeEvent,
  encodeHeader,
  type Header,
  readGames,
  type RecordedGame,
} from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json, Language } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import {
  causesOf,
  doubtsInWords,
  findingInWords,
  plainLine,
  readProblemInWords,
} from "@assize/kernel-report";
import { type Audit, auditRead, exitCodeOf } from "@assize/kernel-verifier";
import { pathOf, readText, writeNewFile } from "../files.ts";
import { gameNamed } from "../games.ts";
import { editionOf } from "../new-game.ts";
import { auditOptionsFor, editionFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface ImportInput {
  readonly file: string;
  readonly game: string;
  readonly edition: string | undefined;
  readonly out: string | undefined;
  readonly lang: Language;
}

/** The notation of a game; throws Trouble where it has none. */
export const notationOf = async (game: string): Promise<GameNotation> => {
  const notation = await loadNotation(game);
  if (notation === undefined) throw new Trouble(`${game}: there is no notation of this game`);
  return notation;
};

const unreadable = (
  problems: readonly NotationProblem[],
  notation: GameNotation,
  { file, lang }: ImportInput,
): Trouble =>
  new Trouble(
    `${pathOf(file)}: this cannot be read as .${notation.ending}`,
    3,
    problems.map((problem) => plainLine(notation.problemInWords(problem, lang))),
  );

/** What the text says of rules, rulebook and edition comes before what is used today. */
const headerFor = (
  { model }: PlayableGame,
  noted: NotedTable,
  edition: ReturnType<typeof editionOf>,
): Header => {
  const { seats, options, table, rulings, rules, rulebook, position, remarks } = noted;
  const named = seats.map((seat) => ({ ...seat }));
  const own = newHeader(model, { seats: named, options, table, rulings, ...edition }, nodeHash);
  const more: Readonly<Record<string, Json>> = {
    ...(rules === undefined ? {} : { rules }),
    ...(rulebook === undefined ? {} : { rulebook }),
    ...(noted.edition === undefined ? {} : { edition: { ...noted.edition } }),
    ...(position === undefined ? {} : { position }),
    ...Object.fromEntries(Object.entries(remarks).map(([name, text]) => [`x-${name}`, text])),
  };
  return { ...own, ...more, terse: true };
};

/** The game as a reader of logs takes it. Throws Trouble where a value is none that a log can hold. */
const recorded = (header: Header, { events }: NotedGame, { file }: ImportInput): RecordedGame => {
  const lines = [
    header,
    ...events.map(({ event: { type, by, data } }, index) => ({
      seq: index + 1,
      type,
      ...(by === undefined ? {} : { by }),
      data,
    })),
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const [read] = readGames(new TextEncoder().encode(text));
  if (read?.ok === true) return read;
  const problem = read!.problem;
  const { line, column } = events[problem.line - 1]?.place ?? { line: 1, column: 1 };
  throw new Trouble(
    `${pathOf(file)}:${line}:${column}: no log can hold this: ${readProblemInWords(problem, "en")}`,
  );
};

const linesOf = ({ header, events }: RecordedGame): readonly string[] => [
  encodeHeader(header),
  ...events.map(({ envelope }) => encodeEvent(envelope)),
];

/** What the audit says of the game, each at its place in the text. */
const remarksOn = (
  audit: Extract<Audit, { readonly kind: "audited" }>,
  { events }: NotedGame,
  { file, lang }: ImportInput,
): readonly string[] => {
  const { verdict, start, model } = audit;
  const said = (seq: number, text: string): string => {
    const { line, column } = events[Math.min(seq, events.length) - 1]?.place ?? {
      line: 1,
      column: 1,
    };
    return `${pathOf(file)}:${line}:${column}: ${text}`;
  };
  return [
    ...causesOf(verdict.findings).map(({ root }) => {
      const { cause, blame } = findingInWords(root, start, lang);
      const clauses = root.clauses.length === 0 ? "" : ` (${root.clauses.join(", ")})`;
      return said(root.seq, `${cause}${clauses} ${blame}`);
    }),
    ...verdict.doubts.map((doubt) => said(doubt.seq, doubtsInWords([doubt], model, lang)[0]!)),
  ];
};

/** Answers the exit code of the audit of what was written. */
export const importNotation = async (input: ImportInput, session: Session): Promise<number> => {
  const game = gameNamed(input.game);
  const notation = await notationOf(input.game);
  const edition = editionOf(game, await editionFor(input.edition, session));
  const noted = notation.read(await readText(input.file, session));
  if (!noted.ok) throw unreadable(noted.problems, notation, input);
  const read = recorded(headerFor(game, noted.table, edition), noted, input);
  const lines = linesOf(read);
  if (input.out === undefined) await session.log(lines);
  else await writeNewFile(input.out, lines.map((line) => `${line}\n`).join(""));
  const wishes = { engine: "table" as const, rulings: undefined, ruling: [], current: false };
  const optionsFor = await auditOptionsFor({ ...wishes, edition: input.edition }, session);
  const audit = auditRead(read, optionsFor(read.header));
  if (audit.kind === "audited") remarksOn(audit, noted, input).forEach(session.warn);
  return exitCodeOf(audit);
};
