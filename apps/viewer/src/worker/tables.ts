// Games that can be begun here, and beginning one: a table is set as wished, and its log starts with a header.
import * as Result from "effect/Result";
import { setTable, type TableForm } from "@assize/catalogue/lean";
import { type Header, readLog } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { Defect, isReadable, type Json, localize } from "@assize/kernel-model";
import { openHistory } from "@assize/kernel-history";
import { begin, newHeader } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import { doubtsInWords, misfitInWords } from "@assize/kernel-report/lean";
import { drawForTable } from "@assize/kernel-simulation";
import type { TableWish } from "../protocol/protocol.ts";
import type { Answering, Desk } from "./desk.ts";
import { explained } from "./explained.ts";
import { factsOf } from "./facts.ts";
import { NOTHING_STATED } from "./found.ts";
import { messagesIn } from "./messages/messages.ts";
import { botsOf, rulingSetsOf } from "./named.ts";
import { keep } from "./opening.ts";
import { Trouble } from "./trouble.ts";

export const playables: Answering<"playables"> = async (desk, { language }) => {
  const games = await Promise.all(desk.games.ids.map((id) => desk.games.load(id, language)));
  return games
    .filter((game) => game !== null)
    .map(({ model, table, ...game }) => ({
      id: model.id,
      title: localize(model.title, language).text,
      form: table,
      rulingSets: rulingSetsOf({ model, ...game }, language),
      rulings: model.rulebook.rulings.map(({ id, question, options }) => ({
        id,
        question: localize(question, language).text,
        options: options.map((option) => ({
          id: option.id,
          statement: localize(option.statement, language).text,
        })),
      })),
      bots: botsOf(game, language),
    }));
};

/** The form with the colours that this table has chosen, in its own order. */
const formFor = (form: TableForm, { seats }: TableWish): TableForm => {
  const known = seats.map(({ colour }) => colour).filter((colour) => form.colours.includes(colour));
  const chosen = [...new Set(known)];
  if (chosen.length < seats.length) return form;
  return { ...form, colours: chosen };
};

/** In characters. */
const LONGEST_NAME = 100;

const tableFor = (form: TableForm, wish: TableWish) => {
  const set = setTable(
    formFor(form, wish),
    { players: wish.seats.length, choices: wish.choices },
    drawForTable(wish.seed),
  );
  return Result.map(set, ({ seats, options, table }) => ({
    seats: seats.map((seat, index) => {
      const name = wish.seats[index]!.name.trim().slice(0, LONGEST_NAME).toWellFormed();
      return isReadable(name) ? { ...seat, name } : seat;
    }),
    options,
    table,
  }));
};

const begun = (desk: Desk, header: Header, model: Parameters<typeof newHeader>[0]) => {
  const digest = (value: Json): string => digestJson(value, desk.hash);
  const started = start(header, { games: [model], digest });
  return Result.map(started, (made) => begin(made, desk.hash).lines);
};

export const newGame: Answering<"newGame"> = async (desk, { wish, language }) => {
  const say = messagesIn(language);
  const game = await desk.games.load(wish.game, language);
  if (game === null) throw new Trouble("unknown-game", say.unknownGame(desk.games.ids));
  const table = tableFor(game.table, wish);
  if (Result.isFailure(table)) {
    const { path, value } = table.failure;
    const why = misfitInWords(table.failure, game.model, language);
    throw new Trouble("refused", say.noSuchTable, [`${path} ${value}: ${why}`]);
  }
  const rulings = { set: wish.rulings.set ?? "default", overrides: wish.rulings.overrides };
  const choices = { ...table.success, rulings, undo: true };
  const header = newHeader(game.model, choices, desk.hash);
  const lines = begun(desk, header, game.model);
  if (Result.isFailure(lines))
    throw new Trouble(
      "refused",
      say.noSuchTable,
      doubtsInWords(lines.failure, game.model, language),
    );
  const read = readLog(new TextEncoder().encode(`${lines.success.join("\n")}\n`));
  if (!read.ok) throw new Defect(`a new game cannot be read: ${read.problem.code}`);
  const opened = await explained(
    openHistory(read, { game: game.model, hash: desk.hash, growing: true }),
  );
  if (opened.kind !== "history") throw new Defect("a new game cannot be opened");
  if (opened.history.start.doubts.length > 0)
    throw new Trouble(
      "refused",
      say.noSuchTable,
      doubtsInWords(opened.history.start.doubts, game.model, language),
    );
  const name = `${say.newGame}.jsonl`;
  const kept = await keep(desk, {
    history: opened.history,
    game,
    name,
    text: null,
    stated: NOTHING_STATED,
  });
  return factsOf(desk, kept, { eyes: "all", language });
};
