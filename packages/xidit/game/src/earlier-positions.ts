// Positions as they were stated before places and members of the context got the names they have now. The one table of
// old names: whoever renames a place or a member adds it here, and old logs are read for ever. Knows no rule.
import { isJsonObject, type JsonObject, type StatedPosition } from "@assize/kernel-model";

const REWARDS = "play.resolution.rewards";

/** Places that are called otherwise today, each by the elimination that stood in the context. */
const PLACES: Readonly<Record<string, (elimination: JsonObject) => string>> = {
  // One state for all that follows the choice, until rules 1 told its steps apart by states instead of flags.
  [`${REWARDS}.handing-out`]: ({ rewards, storeys, bonusDue, dummyDone }) => {
    const left = Array.isArray(rewards) ? rewards : [];
    if (bonusDue === true) return `${REWARDS}.set-aside`;
    if (left.length === 0) return dummyDone === true ? `${REWARDS}.leaving` : `${REWARDS}.dummy`;
    return left[0] === "guild" && storeys !== null
      ? `${REWARDS}.building`
      : `${REWARDS}.handing-out`;
  },
};

/** An elimination without the flags that are states today; null once stood for no reward chosen yet. */
const eliminationToday = (
  { bonusDue: _bonusDue, dummyDone: _dummyDone, ...rest }: JsonObject,
  place: string,
): JsonObject =>
  rest["rewards"] === null && PLACES[place] === undefined ? { ...rest, rewards: [] } : rest;

/** Whatever else is called by these names was never stated by a game; it is left to be refused. */
const isEarlier = ({ bonusDue, dummyDone }: JsonObject): boolean =>
  typeof bonusDue === "boolean" && typeof dummyDone === "boolean";

/** The position as it would be stated today; as it is where it has no old name. */
export const restate = (stated: StatedPosition): StatedPosition => {
  const { place, context } = stated;
  const elimination = isJsonObject(context) ? context["elimination"] : undefined;
  if (!isJsonObject(context) || !isJsonObject(elimination) || !isEarlier(elimination))
    return stated;
  return {
    place: PLACES[place]?.(elimination) ?? place,
    context: { ...context, elimination: eliminationToday(elimination, place) },
  };
};
