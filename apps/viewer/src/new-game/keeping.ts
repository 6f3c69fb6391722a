// How the game at the table stands in the list that this device keeps.
import type { KeptGame } from "./kept-games.ts";
import type { OnTable } from "./on-table.ts";

/** The game as the list of this device has it. */
export const keptAs = (
  {
    facts,
    players,
    times,
    id,
    name,
    events,
    where,
    language,
  }: OnTable & Pick<KeptGame, "events" | "where" | "language">,
  outcome: string | null,
): KeptGame => ({
  id,
  name,
  title: facts.title,
  players: facts.seats.map((seat) => seat.name),
  bots: players,
  times,
  events,
  where,
  ...(language === undefined ? {} : { language }),
  outcome,
  when: new Date().toISOString(),
  isDeleted: false,
});
