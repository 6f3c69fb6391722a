// What a slider says of the event it stands at: where in the game, then the sentence. Knows lines, no game.
import type { Line } from "../protocol/protocol.ts";
import type { Messages } from "./messages/messages.ts";

/** For example `Year 3, Order 4, Alice recruits a militia at city 5`; with how many findings it has. */
export const valueText = (line: Line | undefined, words: Messages): string =>
  line === undefined
    ? words.start
    : [
        ...line.outline,
        line.text,
        ...(line.findings.length === 0 ? [] : [words.findings(line.findings.length)]),
      ].join(", ");

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A pause in the two largest units that it has. */
export const pauseText = (ms: number, words: Messages): string => {
  const seconds = Math.floor(ms / 1_000);
  if (ms < MINUTE_MS) return words.seconds(seconds);
  if (ms < HOUR_MS) return words.minutes(Math.floor(ms / MINUTE_MS), seconds % 60);
  if (ms < DAY_MS)
    return words.hours(Math.floor(ms / HOUR_MS), Math.floor((ms % HOUR_MS) / MINUTE_MS));
  return words.days(Math.floor(ms / DAY_MS), Math.floor((ms % DAY_MS) / HOUR_MS));
};
