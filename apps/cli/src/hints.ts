// What of this program helps: which flag against a doubt, and what to do with a file that is no log. The report says what to do; it
// knows no program.
import { NOTATION_ENDINGS } from "@assize/catalogue";
import type { Doubt, GameModel, Verdict } from "@assize/kernel-model";
import { doubtsInWords } from "@assize/kernel-report";
import { or } from "./english.ts";
import { pathOf, STANDARD_INPUT } from "./files.ts";

type Doubts = Verdict["doubts"];

/** The flag that helps against this doubt, or null. */
export const hintFor = (doubt: Doubt): string | null => {
  switch (doubt.reason) {
    case "unknown-edition":
      return "--edition FILE";
    case "unknown-ruling":
      // A ruling or a set that is not known goes only with all that the header says.
      return "option" in doubt.values ? "--ruling KEY=OPTION" : "--rulings SET";
    case "unknown-value":
      return "assize complete --unknowns";
    default:
      return null;
  }
};

/** The flags that help against these doubts: ` (--edition FILE)`, or nothing. */
export const hintsFor = (doubts: Doubts): string => {
  const hints = new Set(doubts.flatMap((one) => hintFor(one) ?? []));
  return hints.size === 0 ? "" : ` (${[...hints].join(", ")})`;
};

/** Why a game cannot be replayed, in English, with the flags that help. */
export const hintedDoubts = (doubts: Doubts, model: GameModel | null): string =>
  `${doubtsInWords(doubts, model, "en").join("; ")}${hintsFor(doubts)}`;

/** Why nothing came in from a pipe; null where something did, or where it is no pipe. */
export const emptyInput = (log: string, code: string): string | null =>
  code === "empty-file" && pathOf(log) === pathOf(STANDARD_INPUT)
    ? `${pathOf(log)}: nothing came in; the command before the pipe wrote nothing, and says why on standard error`
    : null;

/** Whether a name says that this is a log. */
export const saysLog = (name: string): boolean => /\.jsonl(?:\.gz|\.zst)?$/i.test(name);

/**
 * Where something is no log from its first line on, it may be in another notation, which a file says by its name and a pipe cannot.
 * Null for what is named as a log is.
 */
export const notationHint = (log: string, command: "audit" | "archive audit"): string | null => {
  if (saysLog(log)) return null;
  const [first = ""] = NOTATION_ENDINGS;
  const what = `assize: ${pathOf(log)}: if this is a game in another notation (${or(NOTATION_ENDINGS)})`;
  return log === STANDARD_INPUT || log === pathOf(STANDARD_INPUT)
    ? `${what}, import it on its way: … | assize import --from ${first} - | assize ${command} -`
    : `${what}, let the file's name end so: ${or(NOTATION_ENDINGS.map((ending) => `.${ending}`))}`;
};
