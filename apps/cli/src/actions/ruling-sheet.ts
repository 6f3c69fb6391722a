// Writes the ruling sheet of a game that was audited. Knows files and the catalogue; what is on a sheet is not known here.
import { isGameId, loadGame } from "@assize/catalogue";
import { genericDrawing } from "@assize/kernel-drawing";
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Opened } from "@assize/kernel-history";
import type { Eyes } from "@assize/kernel-model";
import type { Opinion, Opinions } from "@assize/kernel-report";
import { rulingSheet, type SheetSource } from "@assize/kernel-sheet";
import type { Audit } from "@assize/kernel-verifier";
import { eyesNamed } from "../eyes.ts";
import { nameOf, writeNewFile } from "../files.ts";
import type { Session } from "../session.ts";
import type { AuditedLog, AuditInput, NamedGame } from "./audit-told.ts";

interface SheetInput {
  readonly input: AuditInput;
  /** Where the sheet goes. */
  readonly html: string;
  readonly session: Session;
}

type Audited = Extract<Audit, { readonly kind: "audited" }>;

interface Ruled {
  readonly read: RecordedGame;
  readonly audit: Audited;
  readonly opened: Opened | null;
}

/** The game with all its positions; or its audit alone, where it cannot be replayed here. */
const sourceOf = async ({ read, audit, opened }: Ruled, log: string): Promise<SheetSource> => {
  const { header } = read;
  if (opened?.kind !== "history" || !isGameId(header.game))
    return { kind: "not-shown", audit, header, log };
  const { drawing = genericDrawing } = await loadGame(header.game);
  return { ...opened, drawing, log };
};

/** As long as a game goes on, what everybody may know: somebody may play on who reads it. */
const eyesFor = (seat: string | undefined, read: RecordedGame, { verdict }: Audited): Eyes => {
  if (seat !== undefined) return eyesNamed("--seat", seat, read.header);
  return verdict.finished ? "all" : "public";
};

/** What can be ruled on: a game of which something was read; null for anything else. */
const auditedIn = ({ found }: NamedGame, answer: AuditedLog): Ruled | null => {
  if (!("read" in found) || !found.read.ok) return null;
  if (!("audit" in answer) || answer.audit.kind === "unreadable") return null;
  return { read: found.read, audit: answer.audit, opened: answer.opened };
};

/** A sheet is handed on: its files are told without their folders. */
const opinionsNamed = (opinions: Opinions | null): Opinions | null => {
  const named = (one: Opinion): Opinion => ({ ...one, source: one.source && nameOf(one.source) });
  if (opinions === null) return null;
  const { first, second } = opinions;
  return { ...opinions, first: named(first), second: second && named(second) };
};

/** The sheet; null where nothing of the log could be audited. */
export const sheetOf = async (
  game: NamedGame,
  answer: AuditedLog,
  { impact, lang, seat }: Pick<AuditInput, "impact" | "lang" | "seat">,
): Promise<string | null> => {
  const known = auditedIn(game, answer);
  if (known === null) return null;
  const eyes = eyesFor(seat, known.read, known.audit);
  const source = await sourceOf(known, nameOf(game.found.log));
  const opinions = "opinions" in answer ? opinionsNamed(answer.opinions) : null;
  return rulingSheet(source, { eyes, language: lang, impact, opinions });
};

/**
 * Writes it, and answers whether there is one: standard error says where there is nothing to rule on. Throws Trouble where
 * the file cannot be written.
 */
export const writeSheet = async (
  game: NamedGame,
  answer: AuditedLog,
  { input, html, session }: SheetInput,
): Promise<boolean> => {
  const sheet = await sheetOf(game, answer, input);
  if (sheet === null) {
    session.warn(`assize: ${html}: not written, since nothing of the log could be audited`);
    return false;
  }
  await writeNewFile(html, sheet);
  return true;
};
