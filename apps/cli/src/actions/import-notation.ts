// From a game as people wrote it down to a terse log, and from the findings of its audit back to lines and columns of what
// they wrote. Knows no game: its notation comes from the catalogue.
import { loadNotation, type NotationEnding, type NotedLog, placeOfEvent } from "@assize/catalogue";
import { encodeEvent, encodeHeader, type RecordedGame } from "@assize/kernel-event-log";
import type { Language } from "@assize/kernel-model";
import {
  causesOf,
  doubtsInWords,
  findingInWords,
  plainLine,
  readProblemInWords,
} from "@assize/kernel-report";
import { type Audit, auditRead, exitCodeOf } from "@assize/kernel-verifier";
import { pathOf, writeNewFile } from "../files.ts";
import { gameNamed } from "../games.ts";
import { editionOf } from "../new-game.ts";
import { filedLogs, readLines } from "../filed-games.ts";
import { auditOptionsFor, editionFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface ImportInput {
  readonly file: string;
  readonly from: NotationEnding;
  readonly edition: string | undefined;
  readonly out: string | undefined;
  readonly lang: Language;
}

const CANNOT_USE = 3;

/** The only game of the text. Throws Trouble where the text cannot be read. */
const notedIn = async (input: ImportInput, session: Session): Promise<NotedLog> => {
  const { file, from, lang: language } = input;
  const { game } = await loadNotation(from);
  const edition = editionOf(await gameNamed(game), await editionFor(input.edition, session));
  for await (const noted of filedLogs(file, from, session, { language, edition })) {
    if (!("storage" in noted)) return noted;
    throw new Trouble(noted.storage.message, CANNOT_USE, noted.unread.map(plainLine));
  }
  throw new Trouble(`${pathOf(file)}: there is no game in this file; name another`);
};

/** The game as a reader of logs takes it. Throws Trouble where a value is none that a log can hold. */
const recorded = ({ lines, source }: NotedLog, { file }: ImportInput): RecordedGame => {
  const read = readLines(lines);
  if (read.ok) return read;
  const { problem } = read;
  const { line, column } = placeOfEvent(source, problem.line);
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
  { source }: NotedLog,
  { file, lang }: ImportInput,
): readonly string[] => {
  const { verdict, start, model } = audit;
  const said = (seq: number, text: string): string => {
    const { line, column } = placeOfEvent(source, seq);
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
  const noted = await notedIn(input, session);
  const read = recorded(noted, input);
  const lines = linesOf(read);
  if (input.out === undefined) await session.log(lines);
  else await writeNewFile(input.out, lines.map((line) => `${line}\n`).join(""));
  const wishes = { engine: "table" as const, rulings: undefined, ruling: [], current: false };
  const optionsFor = await auditOptionsFor({ ...wishes, edition: input.edition }, session);
  const audit = auditRead(read, await optionsFor(read.header));
  if (audit.kind === "audited") remarksOn(audit, noted, input).forEach(session.warn);
  return exitCodeOf(audit);
};
