// Every kind there is, and the logs of a kind: the same name gives the same log.
import { drawFrom, seeded } from "@assize/kernel-simulation";
import type { WrittenEvent } from "@assize/kernel-model";
import { type HonestGame, playHonestly } from "../honest-game.ts";
import { numberOf, oneOf, type PlantedLog } from "../planted-log.ts";
import { type Subject, SUBJECTS_OF_KINDS } from "../subject.ts";
import { ANY_GAME } from "./any-game.ts";
import { CHESS } from "./chess.ts";
import { inForm, undosRenumbered } from "./forms.ts";
import { GRANDLIN } from "./grandlin.ts";
import { type Form, FORMS, type Kind } from "./kind.ts";
import { NIM } from "./nim.ts";
import { PLAYED_WRONG } from "./played-wrong.ts";
import { XIDIT } from "./xidit.ts";

export const KINDS: readonly Kind[] = [
  ...PLAYED_WRONG,
  ...XIDIT,
  ...GRANDLIN,
  ...NIM,
  ...CHESS,
  ...ANY_GAME,
];

/** A log of a kind. */
export interface Case {
  /** `<game>/<kind>/<seed>/<form>`: enough to make it again. */
  readonly name: string;
  readonly kind: Kind;
  readonly subject: Subject;
  readonly log: PlantedLog;
  /** The game before anything was planted, in the same form. */
  readonly honest: HonestGame;
}

const TRIES = 12;

/** Many kinds are planted in one game. */
const played = new Map<string, HonestGame>();
const MOST_KEPT = 64;

const gameOf = (subject: Subject, seed: number): HonestGame => {
  const name = `${subject.id}/${seed}`;
  const known = played.get(name);
  if (known !== undefined) return known;
  if (played.size >= MOST_KEPT) played.clear();
  const game = playHonestly(subject, seed);
  played.set(name, game);
  return game;
};

const isChanged = (honest: readonly WrittenEvent[], record: readonly WrittenEvent[]): boolean =>
  honest.length !== record.length || honest.some((event, at) => event !== record[at]);

/** Plants an error of this kind in the game of this seed; null where the game has no place for it. */
export const planted = (kind: Kind, subject: Subject, seed: number, form: Form): Case | null => {
  const name = `${subject.id}/${kind.name}/${seed}/${form}`;
  const draw = drawFrom(seeded(numberOf(name)));
  const honest = inForm(form, gameOf(subject, seed), draw);
  if (honest === null) return null;
  const places = kind.places(honest);
  for (let tried = 0; tried < TRIES && places.length > 0; tried++) {
    const one = kind.plant(honest, honest.events, oneOf(places, draw)!, draw);
    const events = one === null ? null : undosRenumbered(honest.events, one.events);
    if (one === null || events === null || !isChanged(honest.events, events)) continue;
    const log = { header: honest.header, events, planted: [one.planted], rightHeader: null };
    return { name, kind, subject, log, honest };
  }
  return null;
};

/** The case of this name; null where there is none. */
export const caseOfKind = (name: string): Case | null => {
  const [game, kindName, seed, form] = name.split("/");
  const subject = SUBJECTS_OF_KINDS.find(({ id }) => id === game);
  const kind = KINDS.find((one) => one.name === kindName && one.games.some((id) => id === game));
  const known = FORMS.find((one) => one === form);
  if (subject === undefined || kind === undefined || known === undefined) return null;
  return /^[1-9]\d*$/.test(seed ?? "") ? planted(kind, subject, Number(seed), known) : null;
};
