// What tells two readings apart, as a sentence. Finds no difference itself.
import {
  type GameEvent,
  grammarOf,
  type Language,
  type Outcome,
  sameJson,
} from "@assize/kernel-model";
import { asWrittenEvent, awaited, isOver } from "@assize/kernel-referee";
import { eventInWords } from "@assize/kernel-report";
import { type Both, type Difference, type Side, type Sides, writerOf } from "./difference.ts";
import { messagesIn } from "./messages/messages.ts";
import type { Witness } from "./search-apart.ts";

interface Telling {
  readonly sides: Sides;
  readonly names: Both<string>;
  readonly lang: Language;
}

/** The state before the event that differs, as one of the two has it. */
const contextBefore = (sides: Sides, { steps, difference }: Witness, side: Side): unknown => {
  const own = steps[side];
  const hasOwn =
    (difference.kind === "consequence" && difference[side] !== null) ||
    (difference.kind === "choice" && difference.legalUnder === side);
  return (own.at(hasOwn ? -2 : -1)?.position ?? sides[side].position).context;
};

const eventSaid = (found: Witness, { sides, lang }: Telling, side: Side, event: GameEvent) =>
  eventInWords(sides[side], asWrittenEvent(event), contextBefore(sides, found, side), lang);

const withData = (event: GameEvent, said: string): string =>
  `${said} (${event.type} ${JSON.stringify(event.data)})`;

/** Where nothing is forced: what is awaited, as people call it. */
const awaitedSaid = ({ steps }: Witness, { sides, lang }: Telling, side: Side): string => {
  const { game, position } = sides[side];
  const at = steps[side].at(-1)?.position ?? position;
  const say = messagesIn(lang);
  if (isOver(game, at)) return say.isOver;
  const { word } = game.model.describe;
  const types = awaited(game, at).map((type) => word?.(type, lang) ?? type);
  return say.due(grammarOf(lang).or(types));
};

/** What must come under each; where both sound alike, with their data. */
const forcedSaid = (
  found: Witness,
  forced: Both<GameEvent | null>,
  telling: Telling,
): Both<string> => {
  const { quoted } = messagesIn(telling.lang);
  const { one, other } = forced;
  const said = (side: Side, event: GameEvent | null): string =>
    event === null
      ? awaitedSaid(found, telling, side)
      : quoted(eventSaid(found, telling, side, event));
  const both = { one: said("one", one), other: said("other", other) };
  return one !== null && other !== null && both.one === both.other
    ? { one: withData(one, both.one), other: withData(other, both.other) }
    : both;
};

const outcomeSaid = (
  outcomes: Both<Outcome | null>,
  { sides, lang }: Telling,
  side: Side,
): string => {
  const say = messagesIn(lang);
  const outcome = outcomes[side];
  if (outcome === null) return say.goesOn;
  const { game, setup } = sides[side];
  const winners = outcome.winners.map((seat) => game.model.describe.seat(seat, setup, lang));
  const isSame = sameJson(outcomes.one?.winners, outcomes.other?.winners);
  const won = say.endsWonBy(winners.length === 0 ? null : grammarOf(lang).and(winners));
  return isSame
    ? `${won} (${JSON.stringify(outcome.places)}, ${JSON.stringify(outcome.scores)})`
    : won;
};

const sidesSaid = (
  found: Witness,
  difference: Exclude<Difference, { kind: "choice" }>,
  telling: Telling,
): Both<string> => {
  switch (difference.kind) {
    case "consequence":
      return forcedSaid(found, difference, telling);
    case "outcome":
      return {
        one: outcomeSaid(difference, telling, "one"),
        other: outcomeSaid(difference, telling, "other"),
      };
    case "mistake": {
      const { goesOn } = messagesIn(telling.lang);
      return { one: difference.one ?? goesOn, other: difference.other ?? goesOn };
    }
  }
};

/** The difference as a sentence. */
export const differenceInWords = (found: Witness, telling: Telling): string => {
  const { difference } = found;
  const say = messagesIn(telling.lang);
  const { names } = telling;
  if (difference.kind !== "choice") {
    const said = sidesSaid(found, difference, telling);
    return say.apart(names.one, said.one, names.other, said.other);
  }
  const side = writerOf(difference);
  const event = eventSaid(found, telling, side, difference.event);
  return side === "one"
    ? say.legalUnder(event, names.one, names.other)
    : say.legalUnder(event, names.other, names.one);
};
