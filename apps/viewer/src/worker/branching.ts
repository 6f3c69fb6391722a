// What might have been: taking choices, letting bots go on, and the tree of branches that comes of it.
import * as Result from "effect/Result";
import { isJsonObject, type Language } from "@assize/kernel-model";
import {
  type Continued,
  discardReel,
  logOf,
  lastShown,
  playOnAt,
  RECORD,
  type Reel,
  renameReel,
  standingOf,
  takeAt,
  whyAt,
} from "@assize/kernel-history";
import { seeded } from "@assize/kernel-simulation";
import type { Branch, GameEventData, Moment, ReelId } from "../protocol/protocol.ts";
import { type Answering, type Desk, filmAt, momentAt, type OpenFilm, reelAt } from "./desk.ts";
import { wordsIn } from "./messages/index.ts";
import { Trouble } from "./trouble.ts";

const branchOf = ({ film }: OpenFilm, reel: Reel, language: Language): Branch => ({
  reel: reel.id,
  name: film.names.get(reel.id) ?? wordsIn(language).branch(reel.id),
  from: reel.from,
  events: reel.shots.length,
  ...standingOf(film, reel, language),
});

export const branches: Answering<"branches"> = (desk, { film, language }) => {
  const open = filmAt(desk, film, language);
  return [...open.film.reels.values()]
    .filter(({ id }) => id !== RECORD || open.film.growing)
    .map((reel) => branchOf(open, reel, language));
};

/** Keeps the film that went on. */
const settle = (
  desk: Desk,
  open: OpenFilm,
  { film, reel, seq }: Continued,
  language: Language,
): { readonly moment: Moment; readonly branch: Branch } => {
  const kept = { ...open, film };
  desk.films.set(open.id, kept);
  return {
    moment: { film: open.id, reel, seq },
    branch: branchOf(kept, reelAt(kept, reel, language), language),
  };
};

/** Says why this choice cannot be taken here. */
const refusedHere = (
  desk: Desk,
  moment: Moment,
  event: GameEventData,
  language: Language,
): Trouble => {
  const { open, position } = momentAt(desk, moment, language);
  const { told } = whyAt(open.film, position, event, { eyes: "all", language });
  return new Trouble("refused", told[0] ?? wordsIn(language).refused, told.slice(1));
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

export const take: Answering<"take"> = (desk, { moment, event, at, language }) => {
  const { open, reel } = momentAt(desk, moment, language);
  const { type, by, data } = event;
  const who = by === undefined ? {} : { by };
  const when = at === null ? {} : { at };
  if (at !== null && (!INSTANT.test(at) || Number.isNaN(Date.parse(at))))
    throw new Trouble("refused", wordsIn(language).noInstant(at));
  if (!isJsonObject(data)) throw refusedHere(desk, moment, event, language);
  const taken = takeAt(open.film, reel, moment.seq, { type, ...who, ...when, data });
  if (Result.isFailure(taken))
    throw taken.failure.kind === "limit"
      ? new Trouble("not-possible", wordsIn(language).noMoreBranches)
      : refusedHere(desk, moment, event, language);
  return settle(desk, open, taken.success, language);
};

export const playOn: Answering<"playOn"> = async (desk, ask) => {
  const { moment, bot: name, choices, seed, language } = ask;
  const { bots } = filmAt(desk, moment.film, language).game;
  const bot = Object.hasOwn(bots, name) ? await bots[name]?.load() : undefined;
  if (bot === undefined)
    throw new Trouble("not-possible", wordsIn(language).noSuchBot(Object.keys(bots).join(", ")));
  const { open, reel } = momentAt(desk, moment, language);
  const played = playOnAt(open.film, reel, moment.seq, {
    bot,
    random: seeded(seed),
    choices: choices === "end" ? Infinity : choices,
  });
  if (Result.isFailure(played)) throw new Trouble("not-possible", wordsIn(language).noMoreBranches);
  return settle(desk, open, played.success, language);
};

const LONGEST_NAME = 200;

const changeFilm = (desk: Desk, id: number, change: (open: OpenFilm) => OpenFilm["film"]): null => {
  const open = filmAt(desk, id);
  desk.films.set(id, { ...open, film: change(open) });
  return null;
};

export const rename: Answering<"rename"> = (desk, { film, reel, name }) =>
  changeFilm(desk, film, (open) =>
    renameReel(open.film, reelAt(open, reel).id, name.slice(0, LONGEST_NAME)),
  );

export const discard: Answering<"discard"> = (desk, { film, reel }) =>
  changeFilm(desk, film, (open) => discardReel(open.film, reelAt(open, reel).id));

const nameOfLog = (name: string, reel: ReelId, part: string): string =>
  `${name.replace(/\.jsonl$/, "")}${reel === RECORD ? "" : `-${reel}`}${part}.jsonl`;

export const log: Answering<"log"> = (desk, { film, reel: id, from, to }) => {
  const open = filmAt(desk, film);
  const reel = reelAt(open, id);
  const last = lastShown(open.film, reel);
  const end = id === RECORD && to === reel.shots.length ? to : Math.min(to, last);
  if (!(Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= end && from <= last))
    throw new Trouble("no-such-moment", wordsIn("en").noSuchMoment(from, last));
  const whole = from === 0 && end === reel.shots.length;
  return {
    name: nameOfLog(open.name, id, whole ? "" : `-${from}-${end}`),
    text: logOf(open.film, reel, { from, to: end, name: open.name }, desk.hash),
  };
};
