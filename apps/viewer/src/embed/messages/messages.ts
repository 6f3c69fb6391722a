// The sentences of embedded replays and of the sheet that embeds them, by language.
import type { ByLanguage } from "../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly title: string;
  readonly eyesOf: (name: string) => string;
  readonly openInAssize: string;
  readonly opening: string;
  readonly noLog: string;
  readonly notHere: (address: string) => string;
  readonly notFetched: (address: string) => string;
  readonly tooLarge: (megabytes: number) => string;
  readonly sheet: string;
  readonly close: string;
  readonly lead: string;
  readonly putBeside: string;
  readonly onThisMachine: string;
  readonly options: string;
  readonly atMoment: (seq: number) => string;
  readonly withControls: string;
  readonly inLanguage: string;
  readonly theme: string;
  readonly asElement: string;
  readonly asFrame: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
