// The inspector's sentences, by language.
import type { Language } from "@assize/kernel-model";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly title: string;
  readonly thatPage: string;
  readonly waiting: (where: string) => string;
  readonly watching: (where: string) => string;
  readonly disconnected: (where: string) => string;
  readonly foreign: (server: string) => string;
  readonly actors: string;
  readonly stopped: string;
  readonly machine: string;
  readonly active: string;
  readonly guard: string;
  readonly pick: string;
  readonly events: (number: number) => string;
  readonly context: string;
  readonly more: (number: number) => string;
  readonly event: string;
  readonly send: string;
  readonly notAnEvent: string;
  readonly refused: string;
}

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr, de, es };
