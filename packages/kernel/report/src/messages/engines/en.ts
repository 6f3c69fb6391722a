// What several engines say of a record, in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { and, count } = grammarOf("en");

export const engines = {
  lead: "Engines",
  agree: (names: readonly string[], events: number) =>
    `${and(names)} agree before the first and after each of ${count(events, "event", "events")}.`,
  /** Of an engine that went alone. */
  alone: "Only one engine went through this record: nothing was compared.",
  /** Where the record stops to be what the rules say. */
  refused: (event: number) =>
    `Event ${event} is refused by each of them; what comes after it was not compared.`,
  /** `state`: the hash of its state. */
  said: (events: number, state: string) => `${count(events, "event", "events")}, state ${state}`,
  compared: (members: readonly string[]) => `Compared of each state, and hashed: ${and(members)}.`,
  silent: {
    "not-installed": (version: string) =>
      `says nothing: Quint is not installed; \`npm install @informalsystems/quint@${version}\` installs it`,
    "no-model": (game: string) => `says nothing: there is no Quint model of this game (${game})`,
    "not-modelled": (what: string) => `says nothing: the model does not have this (${what})`,
    "model-faulty": (why: string) => `says nothing: the model cannot be read (${why})`,
  },
  differAt: (event: number, type: string) => `They differ at event ${event} (${type}).`,
  differAtStart: "They differ before the first event.",
  ours: "This is a mistake of the program or of the model. It says nothing about anybody who played, and the verdict stands as it is told.",
  took: "takes it",
  tookNot: "refuses it",
  brokeOff: (error: string) => `breaks off: ${error}`,
  /** What a state has at a path. */
  has: (engine: string, value: string) => `${engine} has ${value}`,
};

export type EngineWords = Translated<typeof engines>;
