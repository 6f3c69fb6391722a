// The sentences of saving, by language.
import type { ThemeName } from "@assize/kernel-drawing";
import type { ByLanguage } from "../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly title: string;
  readonly close: string;
  readonly lead: string;
  readonly seenBy: (name: string) => string;
  readonly picture: (seq: number) => string;
  readonly theme: string;
  readonly themes: Readonly<Record<ThemeName, string>>;
  readonly range: string;
  readonly from: string;
  readonly to: string;
  readonly wholeGame: string;
  readonly takeWhole: string;
  readonly animation: string;
  readonly width: string;
  readonly stay: string;
  readonly pictures: (pictures: number, moments: number, most: number) => string;
  readonly done: (done: number, of: number) => string;
  readonly cancel: string;
  readonly text: string;
  readonly state: (seq: number) => string;
  readonly lines: string;
  readonly report: string;
  readonly log: string;
  readonly wholeLog: string;
  readonly wholeBranch: string;
  readonly slice: (from: number, to: number) => string;
  readonly sliceMeans: string;
  readonly holdsAll: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
