// How a verdict is read here: the one place to change when findings say more than they do today.
import type { Header } from "@assize/kernel-event-log";
import { type Finding, type GameModel, sameJson, type Verdict } from "@assize/kernel-model";
import { resolveRulings } from "@assize/kernel-referee";

/** The seats that a finding accuses. */
export const accusedBy = ({ blame, by }: Finding): readonly number[] =>
  blame === "player" && by !== null ? [by] : [];

/** The seats between which a finding cannot decide, and which it therefore does not accuse. */
export const undecidedIn = ({ between }: Finding): readonly number[] =>
  between.flatMap((one) => (one === "recorder" ? [] : [one]));

/** A finding of its own, and no part of another one. */
export const isRoot = ({ follows }: Finding): boolean => follows === null;

/** True where the verdict says that the record fits another header than `stated`, and that is `right`. */
export const tellsHeader = ({ fitsAs }: Verdict, model: GameModel, right: Header): boolean => {
  if (fitsAs === null) return false;
  const { member, name, fits } = fitsAs;
  switch (member) {
    case "seats":
      return right.seats.length === fits;
    case "option":
      return sameJson(right.options[name] ?? null, fits);
    case "fact":
      return sameJson(right.table[name] ?? null, fits);
    case "ruling":
      return resolveRulings(model.rulebook, right.rulings).choices[name] === fits;
  }
};
