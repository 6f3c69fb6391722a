// Was ein Schiedsrichter entscheidet, bei den Befunden, auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  ruling: "Entscheidung",
  none: "keine Entscheidung",
  answers: {
    "let-stand": "es bleibt so",
    corrected: "nach den Regeln berichtigt",
    voided: "zählt nicht",
    penalty: "Strafe",
  },
  reason: "Begründung",
  seat: "Wen sie trifft",
  place: "Bestenfalls Rang",
  title: "Nach dem Schiedsspruch",
  arbiter: "Wer entscheidet",
  unfinished: (rulings) =>
    `${count(rulings, "Entscheidung fehlt", "Entscheidungen fehlt")} die Begründung oder der Name dessen, der entscheidet.`,
  asking: "Der Rest wird geprüft …",
  open: (event) => `Offen bei Ereignis ${event}`,
  save: "Entscheidungen speichern",
  saveLog: "Aufzeichnung mit ihnen speichern",
};
