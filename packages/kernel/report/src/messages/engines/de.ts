// Was mehrere Maschinen zu einer Aufzeichnung sagen, auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { EngineWords } from "./en.ts";

const { and, count } = grammarOf("de");

export const engines: EngineWords = {
  lead: "Maschinen",
  agree: (names, events) =>
    `${and(names)} stimmen vor dem ersten und nach jedem von ${count(events, "Ereignis", "Ereignissen")} überein.`,
  alone: "Nur eine Maschine ging diese Aufzeichnung durch: Nichts wurde verglichen.",
  refused: (event) =>
    `Ereignis ${event} weist jede von ihnen zurück; was danach kommt, wurde nicht verglichen.`,
  said: (events, state) => `${count(events, "Ereignis", "Ereignisse")}, Zustand ${state}`,
  compared: (members) => `Von jedem Zustand verglichen und gehasht: ${and(members)}.`,
  silent: {
    "not-installed": (version) =>
      `sagt nichts: Quint ist nicht installiert; \`npm install @informalsystems/quint@${version}\` installiert es`,
    "no-model": (game) => `sagt nichts: Von diesem Spiel (${game}) gibt es kein Quint-Modell`,
    "not-modelled": (what) => `sagt nichts: Das Modell kennt das nicht (${what})`,
    "model-faulty": (why) => `sagt nichts: Das Modell lässt sich nicht lesen (${why})`,
  },
  differAt: (event, type) => `Sie unterscheiden sich bei Ereignis ${event} (${type}).`,
  differAtStart: "Sie unterscheiden sich vor dem ersten Ereignis.",
  ours: "Das ist ein Fehler des Programms oder des Modells. Über niemanden, der gespielt hat, sagt es etwas, und das Urteil bleibt, wie es lautet.",
  took: "nimmt es an",
  tookNot: "weist es zurück",
  brokeOff: (error) => `bricht ab: ${error}`,
  has: (engine, value) => `${engine} hat ${value}`,
};
