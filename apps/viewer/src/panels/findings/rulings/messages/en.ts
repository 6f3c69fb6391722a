// What an arbiter rules, in the findings panel, in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  ruling: "Ruling",
  none: "no ruling",
  answers: {
    "let-stand": "it stands",
    corrected: "corrected by the rules",
    voided: "does not count",
    penalty: "penalty",
  },
  reason: "Reason",
  seat: "Who pays",
  place: "Best place left",
  title: "As arbitrated",
  arbiter: "Who rules",
  unfinished: (rulings: number) =>
    `${count(rulings, "ruling lacks", "rulings lack")} a reason or the name of who rules.`,
  asking: "The rest is audited …",
  open: (event: number) => `Open at event ${event}`,
  save: "Save the rulings",
  saveLog: "Save the log with them",
};

export type Messages = Translated<typeof en>;
