// What was taken back: a line of the table as people tell it, and what a verdict says of all of them.
import type { Undo } from "@assize/kernel-event-log";
import type { Language, TakenBack, TakenBacks } from "@assize/kernel-model";
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

/** All that was taken back. */
export const takenBackLines = ({ count, told }: TakenBacks, telling: Telling): readonly Line[] => [
  { indent: 0, text: telling.say.takenBack(count, told.length) },
  ...told.map((one): Line => ({ indent: 1, text: takenBackText(one, telling) })),
];
