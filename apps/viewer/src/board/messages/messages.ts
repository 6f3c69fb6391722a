// The board's own sentences, by language; all that is drawn on it comes with the drawing.
import type { Language } from "@assize/kernel-model";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeBoard: string;
  readonly parts: string;
  readonly everything: string;
  readonly keys: string;
}

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr, de, es };
