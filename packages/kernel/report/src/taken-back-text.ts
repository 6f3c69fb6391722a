// What was taken back: a line of the table as people tell it, and what a verdict says of all of them.
import type { Undo } from "@assize/kernel-event-log";
import type { Language, TakenBack, TakenBacks, Verdict } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import type { Line } from "./lines.ts";
import { seatName, type Telling, tellingIn } from "./telling.ts";

const namesOf = (telling: Telling, seats: readonly number[]): readonly string[] =>
  seats.map((seat) => seatName(telling, seat));

/** A line that takes play back, in one sentence without its full stop. */
export const undoInWords = ({ to, seats }: Undo, start: Start, language: Language): string => {
  const telling = tellingIn(language, start);
  return telling.say.undone(telling.say.backTo(to), namesOf(telling, seats));
};

const seenText = ({ seen, firstSeen }: TakenBack, { say }: Telling): string =>
  firstSeen === null ? say.seenNothing : say.seenByThen(seen.chance, seen.reveals, firstSeen);

/** One undo, and what had been seen by then. */
export const takenBackText = (one: TakenBack, telling: Telling): string => {
  const { say } = telling;
  const back = say.backAt(one.seq, say.backTo(one.to), namesOf(telling, one.seats));
  return `${back} ${seenText(one, telling)}`;
};

/** That fewer than all seats agreed to what was taken back, and what had been seen by then; null where all agreed each time. */
export const byFewerText = (
  takenBack: TakenBacks | undefined,
  { say }: Pick<Telling, "say">,
): string | null => {
  const { count, seen } = takenBack?.byFewer ?? { count: 0, seen: { chance: 0, reveals: 0 } };
  return count === 0 ? null : say.takenBackByFewer(count, seen.chance, seen.reveals);
};

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** As `byFewerText`, of a verdict and as a sentence. */
export const byFewerInWords = (
  { takenBack }: Pick<Verdict, "takenBack">,
  language: Language,
): string | null => {
  const text = byFewerText(takenBack, tellingIn(language, null));
  return text === null ? null : asSentence(text);
};

/** The undos to which fewer than all seats agreed, each in a sentence. */
export const undosByFewer = (
  { takenBack }: Pick<Verdict, "takenBack">,
  start: Start | null,
  language: Language,
): readonly { readonly seq: number; readonly text: string }[] => {
  const telling = tellingIn(language, start);
  return (takenBack?.told ?? [])
    .filter(({ seats }) => new Set(seats).size < (start?.header.seats.length ?? 0))
    .map((one) => ({ seq: one.seq, text: takenBackText(one, telling) }));
};

/** All that was taken back. */
export const takenBackLines = (takenBack: TakenBacks, telling: Telling): readonly Line[] => {
  const { count, told } = takenBack;
  const byFewer = byFewerText(takenBack, telling);
  return [
    { indent: 0, text: telling.say.takenBack(count, told.length) },
    ...(byFewer === null ? [] : [{ indent: 1, text: asSentence(byFewer) }]),
    ...told.map((one): Line => ({ indent: 1, text: takenBackText(one, telling) })),
  ];
};
