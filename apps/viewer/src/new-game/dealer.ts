// What the table asks of the worker: what is due, that something is taken, drawn or taken back, and the log of it.
import { freshSeed } from "../kit/seeds.ts";
import type {
  Choices,
  Frame,
  HistoryFacts,
  Line,
  Moment,
  Reader,
  WrittenEvent,
} from "../protocol/protocol.ts";
import type { Session } from "../session/session.tsx";
import type { OnTable } from "./on-table.ts";
import type { Players } from "./turn.ts";

/** What the table asks of the worker. */
export const createDealer = (
  { client, preferences: { language } }: Session,
  { facts: { history, bots }, times }: OnTable,
) => ({
  /** As everybody may know it; `seat` null for whoever is due first. */
  due: (moment: Moment, seat: number | null): Promise<Choices> => {
    const reader: Reader = { eyes: "public", language: language() };
    return client().ask("choices", { moment, seat, reader });
  },
  /** Lets a seat's bot make one choice, or say something unasked; null for what is left to chance, which every bot leaves to the generator. */
  playOn: async (moment: Moment, seat: number | null, players: Players): Promise<Moment> => {
    const ask = { moment, choices: 1, seed: freshSeed(), language: language() };
    const by =
      seat === null ? { bot: bots[0]!.id } : { bot: players[seat] ?? bots[0]!.id, speaksFor: seat };
    return (await client().ask("playOn", { ...ask, ...by })).moment;
  },
  take: async (moment: Moment, event: WrittenEvent): Promise<Moment> => {
    const at = times ? new Date().toISOString() : null;
    return (await client().ask("take", { moment, event, at, language: language() })).moment;
  },
  takeBack: async (moment: Moment, to: number, seats: readonly number[]): Promise<Moment> => {
    const at = times ? new Date().toISOString() : null;
    const ask = { moment, to, seats, at, language: language() };
    return (await client().ask("takeBack", ask)).moment;
  },
  log: async ({ branch, seq }: Moment): Promise<string> =>
    (await client().ask("log", { history, branch, from: 0, to: seq })).text,
  /** Every event so far, as everybody may know it. */
  lines: ({ branch }: Moment): Promise<readonly Line[]> =>
    client().ask("lines", { history, branch, reader: { eyes: "public", language: language() } }),
  sight: (moment: Moment): Promise<Frame> =>
    client().ask("frame", { moment, reader: { eyes: "public", language: language() } }),
  facts: (): Promise<HistoryFacts> =>
    client().ask("facts", { history, language: language(), eyes: "all" }),
});

export type Dealer = ReturnType<typeof createDealer>;
