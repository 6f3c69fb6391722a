// The logs that are open, and the opening of another: audit with progress, cancelling, troubles.
// Knows no rule and no drawing.
import { type Accessor, batch, createSignal } from "solid-js";
import type { Language } from "@assize/kernel-model";
import { Cancelled, type Client, Told } from "../protocol/client.ts";
import type { FilmFacts, FilmId, Problem, RulingWish } from "../protocol/protocol.ts";

/** A log as somebody handed it to the page. */
export interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Where it was fetched from, relative to the page; null where it came from the reader's own disk. */
  readonly address: string | null;
}

export interface Film {
  readonly facts: FilmFacts;
  /** Null where it was begun here. */
  readonly source: Source | null;
  /** Which game of the archive, from 1, and how many it holds. */
  readonly number: number;
  readonly games: number;
  readonly rulings: RulingWish | null;
}

/** What the opening of a log has come to. */
export type Opening =
  | { readonly kind: "none" }
  | {
      readonly kind: "under-way";
      readonly name: string;
      readonly done: number;
      readonly of: number;
    }
  | { readonly kind: "failed"; readonly name: string; readonly problem: Problem };

export interface Films {
  readonly all: Accessor<readonly Film[]>;
  /** The one that is watched. */
  readonly current: Accessor<Film | undefined>;
  readonly opening: Accessor<Opening>;
  /** Opens a log and shows it; true where that went well. Troubles stand in `opening`. */
  readonly open: (source: Source, number?: number, rulings?: RulingWish) => Promise<boolean>;
  /** Shows a film that the worker has already made, such as a new game. */
  readonly add: (facts: FilmFacts) => void;
  readonly choose: (film: FilmId) => void;
  readonly close: (film: FilmId) => void;
  /** Stops an opening that is under way. */
  readonly cancel: () => void;
  /** Says that a log could not even be fetched or read. */
  readonly fail: (name: string, problem: Problem) => void;
  /** Puts a trouble away. */
  readonly dismiss: () => void;
}

/** Any failure as a problem that can be shown. */
export const problemOf = (failure: unknown): Problem =>
  failure instanceof Told
    ? failure.problem
    : {
        code: "defect",
        message: failure instanceof Error ? failure.message : String(failure),
        details: [],
      };

export interface FilmsNeeds {
  readonly client: () => Client;
  /** Ends the worker and starts another. */
  readonly restart: () => void;
  readonly language: Accessor<Language>;
}

export const createFilms = ({ client, restart, language }: FilmsNeeds): Films => {
  const [all, setAll] = createSignal<readonly Film[]>([]);
  const [current, setCurrent] = createSignal<Film>();
  const [opening, setOpening] = createSignal<Opening>({ kind: "none" });
  let attempt = 0;

  const ask = async (
    source: Source,
    number: number,
    rulings: RulingWish | null,
    onProgress?: (done: number, of: number) => void,
  ): Promise<Film> => {
    const { games, ...facts } = await client().ask(
      "open",
      { bytes: source.bytes, name: source.name, number, rulings, language: language() },
      onProgress,
    );
    return { facts, source, number, games, rulings };
  };

  const show = (film: Film): void =>
    batch(() => {
      setAll((films) => [...films, film]);
      setCurrent(film);
      setOpening({ kind: "none" });
    });

  const open: Films["open"] = async (source, number = 1, rulings) => {
    const { name } = source;
    attempt++;
    const mine = attempt;
    const isMine = (): boolean => mine === attempt;
    setOpening({ kind: "under-way", name, done: 0, of: 0 });
    try {
      const film = await ask(source, number, rulings ?? null, (done, of) => {
        if (isMine()) setOpening({ kind: "under-way", name, done, of });
      });
      if (!isMine()) return false;
      show(film);
      return true;
    } catch (failure) {
      if (isMine() && !(failure instanceof Cancelled))
        setOpening({ kind: "failed", name, problem: problemOf(failure) });
      return false;
    }
  };

  /** A new worker knows no film: those that were open are opened again from their bytes. */
  const reopen = async (): Promise<void> => {
    const before = current();
    const again: Film[] = [];
    for (const film of all())
      if (film.source !== null) again.push(await ask(film.source, film.number, film.rulings));
    const at = again.findIndex(({ source }) => source === before?.source);
    batch(() => {
      setAll(again);
      setCurrent(again[at] ?? again[0]);
    });
  };

  return {
    all,
    current,
    opening,
    open,
    add: (facts) => show({ facts, source: null, number: 1, games: 1, rulings: null }),
    choose: (film) => setCurrent(all().find(({ facts }) => facts.film === film)),
    close: (film) => {
      const rest = all().filter(({ facts }) => facts.film !== film);
      batch(() => {
        setAll(rest);
        if (current()?.facts.film === film) setCurrent(rest.at(-1));
      });
      void client()
        .ask("close", { film })
        .catch(() => undefined);
    },
    cancel: () => {
      attempt++;
      setOpening({ kind: "none" });
      restart();
      void reopen().catch((failure: unknown) =>
        setOpening({ kind: "failed", name: "", problem: problemOf(failure) }),
      );
    },
    fail: (name, problem) => {
      attempt++;
      setOpening({ kind: "failed", name, problem });
    },
    dismiss: () => setOpening({ kind: "none" }),
  };
};
