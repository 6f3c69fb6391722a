// Bookmarks and notes of one reader of one log, kept by the browser under the log's hash. Knows no game.
import { type Accessor, createEffect, createSignal, on } from "solid-js";
import { keep, recall } from "../kit/storage.ts";

export interface Note {
  readonly seq: number;
  /** Empty for a mere bookmark. */
  readonly text: string;
}

export interface Notes {
  /** In the order of the log. */
  readonly all: Accessor<readonly Note[]>;
  readonly at: (seq: number) => Note | undefined;
  readonly write: (seq: number, text: string) => void;
  readonly remove: (seq: number) => void;
  /** Sets a bookmark, or takes it away, its note included. True where it is set now. */
  readonly toggle: (seq: number) => boolean;
  /** False where the browser keeps nothing: then notes last as long as the page. */
  readonly areKept: Accessor<boolean>;
}

const MAX_NOTES = 1_000;
export const MAX_NOTE_LENGTH = 2_000;

const isNote = (value: unknown): value is Note =>
  typeof value === "object" &&
  value !== null &&
  "seq" in value &&
  Number.isSafeInteger(value.seq) &&
  "text" in value &&
  typeof value.text === "string" &&
  value.text.length <= MAX_NOTE_LENGTH;

export const areNotes = (value: unknown): value is readonly Note[] =>
  Array.isArray(value) && value.length <= MAX_NOTES && value.every(isNote);

/** The notes with one more or another in its place, in the order of the log. */
export const withNote = (notes: readonly Note[], note: Note): readonly Note[] =>
  [...notes.filter(({ seq }) => seq !== note.seq), note]
    .toSorted((one, other) => one.seq - other.seq)
    .slice(0, MAX_NOTES);

/** `hash` names the log; undefined while none is open. */
export const createNotes = (hash: Accessor<string | undefined>): Notes => {
  const [all, setAll] = createSignal<readonly Note[]>([]);
  const [areKept, setKept] = createSignal(true);
  const keyOf = (name: string): string => `notes:${name}`;
  createEffect(
    on(hash, (name) => setAll(name === undefined ? [] : (recall(keyOf(name), areNotes) ?? []))),
  );
  const change = (notes: readonly Note[]): void => {
    setAll(notes);
    const name = hash();
    if (name !== undefined) setKept(keep(keyOf(name), notes));
  };
  const at = (seq: number): Note | undefined => all().find((note) => note.seq === seq);
  const remove = (seq: number): void => change(all().filter((note) => note.seq !== seq));
  return {
    all,
    at,
    write: (seq, text) => change(withNote(all(), { seq, text: text.slice(0, MAX_NOTE_LENGTH) })),
    remove,
    toggle: (seq) => {
      const isSet = at(seq) !== undefined;
      if (isSet) remove(seq);
      else change(withNote(all(), { seq, text: "" }));
      return !isSet;
    },
    areKept,
  };
};
