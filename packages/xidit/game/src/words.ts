// Lords of Xidit in words: events, places, seats, the state of the table. Sentences live in `messages/`.
import type { GameWords } from "@assize/kernel-model";
import type { Game } from "@assize/xidit-events";

export const words: GameWords<Game> = {
  languages: ["en"],
  event: (event) => `${event.type} ${JSON.stringify(event.data)}`,
  place: (path) => path,
  seat: (seat, setup) => String(setup.seats[seat]?.["colour"] ?? `seat ${seat}`),
  state: () => [],
};
