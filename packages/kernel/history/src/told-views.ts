// Views as they are told one after another to somebody who has the one before: what stays the same is told once. Of a view nine tenths
// are the board, the cards and the texts that no event changes. Pure; knows no game.
import { isJsonObject, type Json, type JsonObject, sameJson } from "@assize/kernel-model";

/** The members of a view that are not as they were. */
export interface ToldView {
  readonly changed: JsonObject;
  /** Members that are there no more. */
  readonly gone: readonly string[];
}

const membersOf = (view: Json | null): JsonObject =>
  view !== null && isJsonObject(view) ? view : {};

/** What has changed since this view; all of it where nothing was told before (`null`). */
export const viewChanges = (before: Json | null, now: Json): ToldView => {
  const [earlier, later] = [membersOf(before), membersOf(now)];
  const changed = Object.entries(later).filter(
    ([name, value]) =>
      !Object.hasOwn(earlier, name) ||
      (earlier[name] !== value && !sameJson(earlier[name]!, value)),
  );
  return {
    changed: Object.fromEntries(changed),
    gone: Object.keys(earlier).filter((name) => !Object.hasOwn(later, name)),
  };
};

/** The view that was told, by who has the one before it. */
export const viewAfter = (before: Json | null, { changed, gone }: ToldView): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...membersOf(before), ...changed }).filter(([name]) => !gone.includes(name)),
  );
