// The sentences of the log panel, by language.
import type { Line } from "../../../protocol/protocol.ts";
import type { ByLanguage } from "../../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export const CLASSES = [
  "decision",
  "chance",
  "consequence",
  "record",
] as const satisfies readonly Line["class"][];

export interface Messages {
  readonly search: string;
  readonly seat: string;
  readonly anySeat: string;
  readonly class: string;
  readonly anyClass: string;
  readonly classes: Readonly<Record<Line["class"], string>>;
  readonly findingsOnly: string;
  readonly listed: (listed: number, of: number) => string;
  readonly range: (from: number, to: number) => string;
  readonly clear: string;
  readonly copy: string;
  readonly copied: (lines: number) => string;
  readonly notCopied: string;
  readonly none: string;
  readonly list: string;
  readonly hasFinding: string;
  readonly hasBookmark: string;
  readonly readClause: string;
  readonly onlyClause: (clause: string) => string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
