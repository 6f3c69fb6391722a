// One ruling of an arbiter in words, without who ruled.
import type { Arbitration } from "@assize/kernel-model";
import { arbitrationsIn } from "./messages/arbitrations/messages.ts";
import { eventWords, seatName, type Telling } from "./telling.ts";

/** What it says. */
export const rulingText = (arbitration: Arbitration, telling: Telling): string => {
  const arbitrations = arbitrationsIn(telling.language);
  const { ruling, play, instead, penalty } = arbitration;
  const how = arbitrations.rulings[play ?? ruling];
  const event = instead === undefined ? null : { ...instead };
  const counts =
    event === null
      ? []
      : [arbitrations.instead(eventWords(telling, event, null) ?? JSON.stringify(event))];
  return [how, ...counts, ...penaltyText(penalty, telling)].join(" ");
};

const penaltyText = (penalty: Arbitration["penalty"], telling: Telling): readonly string[] => {
  if (penalty === undefined) return [];
  const arbitrations = arbitrationsIn(telling.language);
  const seat = seatName(telling, penalty.seat);
  return [
    "points" in penalty
      ? arbitrations.points(seat, -penalty.points)
      : arbitrations.place(seat, penalty.place),
  ];
};

/** A ruling in a few words, without its full stop. */
export const shortText = (arbitration: Arbitration | null, telling: Telling): string => {
  const arbitrations = arbitrationsIn(telling.language);
  if (arbitration === null) return arbitrations.none;
  const { ruling, play, instead, penalty } = arbitration;
  const event = instead === undefined ? null : eventWords(telling, { ...instead }, null);
  const counts = event === null ? [] : [arbitrations.instead(event)];
  const how = play ?? ruling;
  const told = how === "penalty" ? [] : [`${telling.say.ruledShort[how]}.`];
  const all = [...told, ...counts, ...penaltyText(penalty, telling)];
  return all.join(" ").replace(/\.$/, "");
};
