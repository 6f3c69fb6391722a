// What befalls a whole record: pages that are missing, a game taken back without a trace, and records that tell no game
// any more. Knows no verdict.
import type { Draw, WrittenEvent } from "@assize/kernel-model";
import { type HonestGame, playedOnFrom } from "./honest-game.ts";
import { slip } from "./planted-log.ts";
import type { Slip } from "./slips.ts";

const PAGE = { least: 5, most: 30 };

/** Five to thirty lines in a row are gone. */
export const missingPages: Slip = (_, events, index, draw) => {
  const lines = PAGE.least + draw(PAGE.most - PAGE.least + 1);
  if (index + lines >= events.length) return null;
  return {
    events: events.toSpliced(index, lines),
    planted: slip("missing-pages", index + 1),
  };
};

const UNDONE = { least: 2, most: 10 };

/** Taken back by some lines and played again otherwise, written as if nothing were; or the lines written once more. */
export const undone: Slip = (game, events, index, draw) => {
  const back = index - UNDONE.least - draw(UNDONE.most - UNDONE.least + 1);
  if (back < 0) return null;
  const isRepeated = draw(2) === 0;
  const again = isRepeated ? events.slice(back) : playedOnFrom(game, game.positions[back]!, draw);
  if (again === null) return null;
  return {
    events: [...events.slice(0, index), ...again],
    planted: slip("undo", index + 1),
  };
};

export type Hostile = (game: HonestGame, draw: Draw) => readonly WrittenEvent[];

const anotherGame = (game: HonestGame, draw: Draw): readonly WrittenEvent[] =>
  playedOnFrom(game, game.start.position, draw) ?? [];

const shuffled = <T>(list: readonly T[], draw: Draw): readonly T[] => {
  const all = [...list];
  for (let last = all.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
};

const REPEATED = 5_000;
const GAMES_IN_A_ROW = 10;

/** Nothing is promised of these but that the audit ends, soon. */
export const HOSTILE: Readonly<Record<string, Hostile>> = {
  spliced: (game, draw) => {
    const other = anotherGame(game, draw);
    const half = Math.floor(Math.min(game.events.length, other.length) / 2);
    return [...game.events.slice(0, half), ...other.slice(half)];
  },
  interleaved: (game, draw) => {
    const other = anotherGame(game, draw);
    return game.events.flatMap((event, index) => [event, ...other.slice(index, index + 1)]);
  },
  shuffled: (game, draw) => shuffled(game.events, draw),
  reversed: ({ events }) => events.toReversed(),
  "one-line-5000-times": ({ events }, draw) => {
    const at = draw(events.length);
    return events.toSpliced(at, 1, ...Array.from({ length: REPEATED }, () => events[at]!));
  },
  "ten-games-in-a-row": (game, draw) => [
    ...game.events,
    ...Array.from({ length: GAMES_IN_A_ROW - 1 }, () => anotherGame(game, draw)).flat(),
  ],
};
