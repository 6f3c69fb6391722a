// Bookmarks and notes of one reader of one log, kept by the browser under the log's hash. Knows no game.
import { type Accessor, createEffect, createSignal, on } from "solid-js";
import { keep, recall } from "../kit/storage.ts";
import { areNotes, LONGEST_NOTE, MOST_NOTES, type Note } from "../protocol/carried.ts";

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

/** The notes with one more or another in its place, in the order of the log. */
export const withNote = (notes: readonly Note[], note: Note): readonly Note[] =>
  [...notes.filter(({ seq }) => seq !== note.seq), note]
    .toSorted((one, other) => one.seq - other.seq)
    .slice(0, MOST_NOTES);

/** The notes with one that somebody else wrote: nobody's text is lost, and none stands twice. */
export const besides = (notes: readonly Note[], { seq, text }: Note): readonly Note[] => {
  const mine = notes.find((note) => note.seq === seq)?.text ?? "";
  if (mine.includes(text) && notes.some((note) => note.seq === seq)) return notes;
  const both = [mine, text].filter((each) => each !== "").join("\n\n");
  return withNote(notes, { seq, text: both.slice(0, LONGEST_NOTE) });
};

/** The log that the notes are on, and those that came along with it. */
export interface NotedLog {
  readonly hash: string;
  readonly notes: readonly Note[];
}

/** Undefined while no log is open. What came along is kept with the next note that is written. */
export const createNotes = (log: Accessor<NotedLog | undefined>): Notes => {
  const [all, setAll] = createSignal<readonly Note[]>([]);
  const [areKept, setKept] = createSignal(true);
  const keyOf = (name: string): string => `notes:${name}`;
  createEffect(
    on(log, (open) =>
      setAll(
        open === undefined
          ? []
          : open.notes.reduce(besides, recall(keyOf(open.hash), areNotes) ?? []),
      ),
    ),
  );
  const change = (notes: readonly Note[]): void => {
    setAll(notes);
    const name = log()?.hash;
    if (name !== undefined) setKept(keep(keyOf(name), notes));
  };
  const at = (seq: number): Note | undefined => all().find((note) => note.seq === seq);
  const remove = (seq: number): void => change(all().filter((note) => note.seq !== seq));
  return {
    all,
    at,
    write: (seq, text) => change(withNote(all(), { seq, text: text.slice(0, LONGEST_NOTE) })),
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
