// What lines of the table say: which of its lines undo play, to which line, and so whose positions have to be kept. Knows no
// position and no game.
import {
  type Header,
  isTableLine,
  readTableEvent,
  type RecordedEvent,
  type Ruled,
  type Undo,
} from "@assize/kernel-event-log";

export interface Undos {
  /** The undo of line `index + 1`, by `index`; only of those that can be carried out. */
  readonly at: ReadonlyMap<number, Undo>;
  /** The lines after which an undo leads, each with the index of the last one that does. */
  readonly named: ReadonlyMap<number, number>;
  /** The lines on which an arbiter rules, by index: play goes on from where it stood. */
  readonly ruled: ReadonlyMap<number, Ruled>;
}

export const NO_UNDOS: Undos = { at: new Map(), named: new Map(), ruled: new Map() };

/** Parses the lines of a record whose format has lines of the table, and of no other. */
export const undosOf = (
  header: Pick<Header, "format" | "seats">,
  { events }: { readonly events: readonly RecordedEvent[] },
): Undos => {
  if (!isTableLine(header, "table/")) return NO_UNDOS;
  const at = new Map<number, Undo>();
  const named = new Map<number, number>();
  const ruled = new Map<number, Ruled>();
  for (const [index, { envelope }] of events.entries()) {
    const read = readTableEvent(header, envelope, index + 1);
    if (read === null || !read.ok) continue;
    const { event } = read;
    if (event.kind === "ruled") {
      ruled.set(index, event);
      continue;
    }
    at.set(index, event);
    named.set(event.to, index);
  }
  return at.size + ruled.size === 0 ? NO_UNDOS : { at, named, ruled };
};
