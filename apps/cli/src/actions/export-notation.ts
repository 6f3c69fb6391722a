// From a log to a text as people write a game down: the choices and outcomes of chance, each at its place in the game. What
// the rules force is left out. Knows no game: its notation comes from the catalogue.
import type { GameNotation, NotedEvent, NotedTable } from "@assize/catalogue";
import { type Header, isTableLine, type RecordedGame } from "@assize/kernel-event-log";
import type { GameModel } from "@assize/kernel-model";
import type { AuditOptions } from "@assize/kernel-verifier";
import { count } from "../english.ts";
import { writeNewFile } from "../files.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor, replayed } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";
import { notationOf } from "./import-notation.ts";

export interface ExportInput {
  readonly log: string;
  readonly number: number | undefined;
  readonly edition: string | undefined;
  readonly out: string | undefined;
  /** False where the caller does not say in which notation. */
  readonly xgn: boolean;
}

const HEADER_MEMBERS: readonly string[] = [
  "format",
  "game",
  "rules",
  "rulebook",
  "edition",
  "rulings",
  "seats",
  "options",
  "table",
  "position",
  "terse",
];

/** A header's own member that a tag can hold, as a tag. */
const remarkOf = (
  name: string,
  value: unknown,
  { isRemark }: GameNotation,
): readonly [string, string] | null =>
  name.startsWith("x-") && typeof value === "string" && isRemark(name.slice(2))
    ? [name.slice(2), value]
    : null;

const tableOf = (header: Header, notation: GameNotation): NotedTable => {
  const { seats, options, table, rulings, rules, rulebook, edition, position } = header;
  const own = Object.entries(header).flatMap(([name, value]) => {
    const remark = remarkOf(name, value, notation);
    return remark === null ? [] : [remark];
  });
  return {
    seats: seats.map(({ colour, name }) => ({
      colour,
      ...(name === undefined ? {} : { name }),
    })),
    options,
    table,
    rulings,
    rules,
    rulebook,
    edition: { id: edition.id, digest: edition.digest },
    ...(position === undefined ? {} : { position }),
    remarks: Object.fromEntries(own),
  };
};

/** Times and members of a writer's own: none of them decides anything, and the notation has no place for them. */
const leftOut = ({ header, events }: RecordedGame, notation: GameNotation): number => {
  const members = Object.entries(header).filter(
    ([name, value]) => !HEADER_MEMBERS.includes(name) && remarkOf(name, value, notation) === null,
  );
  const remarks = events.map(
    ({ envelope }) =>
      Object.keys(envelope).filter((name) => name === "at" || name.startsWith("x-")).length,
  );
  return members.length + remarks.reduce((sum, number) => sum + number, 0);
};

const isForced = (type: string, model: GameModel): boolean =>
  Object.hasOwn(model.events, type) && model.events[type]?.class === "consequence";

/** A log's choices and outcomes of chance, each where the game stands by then. Throws Trouble where they cannot be noted. */
export const noted = (
  game: RecordedGame,
  options: AuditOptions,
  notation: GameNotation,
): { readonly table: NotedTable; readonly events: readonly NotedEvent[] } => {
  const { start, opening, steps } = replayed(game, options);
  const events: NotedEvent[] = [];
  let { position } = opening;
  for (const [index, { envelope }] of game.events.entries()) {
    const { seq, type, by, data } = envelope;
    if (isTableLine(game.header, type))
      throw new Trouble(
        `event ${seq}: ${type}: a game in which play is taken back cannot be noted`,
      );
    const slot = notation.slotOf(position.context);
    const event = by === undefined ? { type, data } : { type, by, data };
    if (!isForced(type, start.game.model)) events.push({ event, slot });
    position = steps[index]?.after ?? position;
  }
  return { table: tableOf(game.header, notation), events };
};

export const exportNotation = async (input: ExportInput, session: Session): Promise<number> => {
  if (!input.xgn) throw new Trouble("say in which notation: --xgn");
  const wishes = { engine: "table" as const, rulings: undefined, ruling: [], current: false };
  const optionsFor = await auditOptionsFor({ ...wishes, edition: input.edition }, session);
  const game = await oneGame(input.log, input.number, session);
  const notation = await notationOf(game.header.game);
  const { table, events } = noted(game, optionsFor(game.header), notation);
  const text = notation.write(table, events);
  const lost = leftOut(game, notation);
  if (lost > 0)
    session.warn(
      `assize: ${count(lost, "time or member", "times and members")} of the writer's own left out`,
    );
  if (input.out === undefined) await session.data(text);
  else await writeNewFile(input.out, text);
  return 0;
};
