// Why what was written is no event, why a choice is not taken, and why a log is not gone on with: told in the reader's
// language. They come as kinds with values; advice that only one program can give is left to it.
import type { ResumeRefusal, UndoRefusal } from "@assize/kernel-recorder";
import { UNDO } from "@assize/kernel-event-log";
import type { ChoiceRefusal, NoEvent } from "@assize/kernel-referee";
import { type GameModel, type Language, type TableNames, unreachable } from "@assize/kernel-model";
import { nameShown } from "./foreign-names.ts";
import { explainLine } from "./explain-text.ts";
import { doubtsInWords, misfitsInWords } from "./in-words.ts";
import { messagesIn } from "./messages/messages.ts";
import { readProblemInWords } from "./reading-text.ts";

/** Why what is written is no event of the game, in one sentence. */
export const noEventInWords = (why: NoEvent, model: GameModel, language: Language): string => {
  const say = messagesIn(language).problems.noEvents;
  switch (why.kind) {
    case "type-unknown":
      return say.typeUnknown(nameShown(why.type), why.known);
    case "seat-unexpected":
      return say.seatUnexpected;
    case "seat-missing":
      return say.seatMissing;
    case "seat-unknown":
      return say.seatUnknown(why.seat, why.seats - 1);
    case "unknown-value":
      return say.unknownValue(why.fields.map(({ field }) => field));
    case "data-malformed":
      return say.malformed(misfitsInWords(why.misfits, model, language));
    default:
      return unreachable(why, "no event");
  }
};

/** Why a choice is not taken, in one line. `table` says what its seats are called. */
export const choiceRefusalInWords = (
  refusal: ChoiceRefusal,
  model: GameModel,
  language: Language,
  table?: TableNames,
): string => {
  const say = messagesIn(language).problems.refusals;
  switch (refusal.kind) {
    case "game-over":
      return say.gameOver;
    case "not-a-choice":
      return say.notAChoice(nameShown(refusal.type));
    case "illegal":
      return explainLine(
        refusal.explanation,
        model,
        language,
        refusal.facts.flatMap((fact) => model.describe.fact?.(fact, language, table) ?? []),
      );
    default:
      return noEventInWords(refusal, model, language);
  }
};

/** Why play is not taken back, in one line. */
export const undoRefusalInWords = (
  why: UndoRefusal,
  model: GameModel,
  language: Language,
): string => {
  const { refusals, noEvents } = messagesIn(language).problems;
  switch (why.kind) {
    case "no-undo":
      return refusals.noUndo(nameShown(why.format));
    case "undo-impossible":
      return refusals.undoImpossible(why.to, why.last);
    case "seat-unexpected":
      return noEvents.seatUnexpected;
    case "type-unknown":
      return noEvents.typeUnknown("table/…", [UNDO]);
    case "data-malformed":
      return noEvents.malformed(misfitsInWords(why.misfits, model, language));
    default:
      return unreachable(why, "undo");
  }
};

/** Why recording cannot go on from a log, in one sentence. `model` is null where the game is not known here. */
export const resumeRefusalInWords = (
  refusal: ResumeRefusal,
  model: GameModel | null,
  language: Language,
): string => {
  const say = messagesIn(language).problems.resumptions;
  switch (refusal.kind) {
    case "unreadable":
      return readProblemInWords(refusal.problem, language);
    case "undetermined":
      return say.undetermined(doubtsInWords(refusal.doubts, model, language).join("; "));
    case "not-recorded-here":
      return refusal.reason === "terse" ? say.terse : say.unchained;
    case "chain-broken":
      return say.chainBroken(refusal.seq);
    case "violated":
      return say.violated(refusal.seq);
    default:
      return unreachable(refusal, "refusal");
  }
};
