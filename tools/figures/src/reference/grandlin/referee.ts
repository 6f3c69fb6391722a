// The slow referee of the treasure game: the whole game as one script, read along with a list of events.
// Written from the rules without chart, schema or engine; of the project it takes the edition's data.
import { isShuffleOf, type PlainEvent } from "../asking.ts";
import type { Judgement } from "../referee.ts";
import { type Awaited, chance, isDie, type Script } from "./asking.ts";
import { Over, settle } from "./causing.ts";
import { oneDay } from "./day.ts";
import { type GrandlinHeader, layTable, seatsOf, type Table } from "./table.ts";

const FIRST_HAND = 4;

/** setup.order: shuffles and hands. */
function* deal(table: Table): Script {
  const cards = yield* chance("cards-shuffled", ["order"], ({ order }) =>
    isShuffleOf(order, table.cards),
  );
  table.pile = [...(cards["order"] as string[])];
  const treasures = yield* chance("treasures-shuffled", ["order"], ({ order }) =>
    isShuffleOf(order, table.treasures),
  );
  table.undug = [...(treasures["order"] as string[])];
  if (table.rulings["city-cards"] === "random") {
    const came = yield* chance("city-cards-placed", ["services"], ({ services }) =>
      isShuffleOf(services, table.services),
    );
    table.services = came["services"] as string[];
  }
  if (table.rulings["first-hand"] !== "four") return;
  for (const seat of seatsOf(table))
    while (table.hands[seat]!.length < FIRST_HAND) {
      const card = table.pile[0]!;
      yield* chance(
        "card-drawn",
        ["seat", "card"],
        (data) => data["seat"] === seat && data["card"] === card,
      );
      table.hands[seat]!.push(table.pile.shift()!);
    }
}

/** setup.order: the highest die begins, tied ones roll again. */
function* firstTurn(table: Table): Script {
  let rolling = seatsOf(table);
  while (rolling.length > 1) {
    const still = rolling;
    const came = yield* chance(
      "first-dice-rolled",
      ["dice"],
      ({ dice }) =>
        Array.isArray(dice) &&
        dice.length === table.knights.length &&
        dice.every((die, seat) => (still.includes(seat) ? isDie(die) : die === null)),
    );
    const dice = came["dice"] as (number | null)[];
    const most = Math.max(...dice.map((die) => die ?? 0));
    rolling = rolling.filter((seat) => dice[seat] === most);
  }
  table.onTurn = rolling[0]!;
}

function* wholeGame(table: Table): Script {
  yield* deal(table);
  yield* firstTurn(table);
  yield* settle(table);
  for (;;) yield* oneDay(table);
}

/** What the script awaits next; null where the game is over. */
const following = (next: () => IteratorResult<Awaited, void>): Awaited | null => {
  try {
    const { value } = next();
    return value ?? null;
  } catch (thrown) {
    if (thrown instanceof Over) return null;
    throw thrown;
  }
};

/** Whether a list of events is a treasure game, or the beginning of one. `at` counts from 0. Requires a sound header. */
export const judgeGrandlin = (header: GrandlinHeader, events: readonly PlainEvent[]): Judgement => {
  const script = wholeGame(layTable(header));
  let awaited = following(() => script.next());
  for (const [at, event] of events.entries()) {
    // A terse list leaves out what is forced.
    while (header.terse === true && awaited?.forced !== undefined && !awaited.takes(event)) {
      const { forced } = awaited;
      awaited = following(() => script.next(forced));
    }
    if (awaited === null) return { legal: false, at, why: "the game is over" };
    if (!awaited.takes(event)) return { legal: false, at, why: `must be ${awaited.what}` };
    awaited = following(() => script.next(event));
  }
  return { legal: true, finished: awaited === null };
};
