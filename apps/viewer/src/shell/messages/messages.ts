// The sentences of the page's frame, by language.
import type { Assurance } from "@assize/kernel-model";
import type { ByLanguage } from "../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly home: string;
  readonly assurance: Readonly<Record<Assurance, string>>;
  /** One sentence on each, told when pointed at. */
  readonly assuranceMeans: Readonly<Record<Assurance, string>>;
  readonly eyes: string;
  readonly seenBy: (name: string) => string;
  readonly notASafe: string;
  readonly history: string;
  readonly closeHistory: string;
  readonly game: (number: number, of: number) => string;
  readonly archive: (games: number) => string;
  readonly open: string;
  readonly menu: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkNotCopied: (link: string) => string;
  readonly linkOfAnother: string;
  readonly newGame: string;
  readonly branchNotHere: (name: string) => string;
  readonly saveAs: string;
  readonly embed: string;
  readonly print: string;
  readonly help: string;
  readonly language: string;
  readonly theme: string;
  readonly dismiss: string;
  readonly skip: string;
  readonly stage: string;
  readonly workbench: string;
  readonly brokenTitle: string;
  readonly brokenAdvice: string;
  readonly again: string;
  readonly playing: string;
  readonly bookmarked: (seq: number) => string;
  readonly unmarked: (seq: number) => string;
  readonly noMore: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
