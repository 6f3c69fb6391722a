// Choices made simpler: an element of a list left out, or, where the list keeps its length, the simplest word that may stand
// there (of orders, to wait). Hierarchical delta debugging: G. Misherghi, Z. Su, "HDD", ICSE 2006. Knows no game: what may stand
// somewhere is what the game's own choices have there.
import type { GameEvent, Json } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import type { Act } from "@assize/kernel-verifier";
import { type Draft, emptyDraft } from "./draft.ts";
import { settled, withAct } from "./playing.ts";
import type { Script, Trial } from "./trial.ts";
import { bySimplicity, valueAt, type Way, waysIn, withValueAt } from "./value-paths.ts";

/** Most choices looked at for the words that may stand somewhere. */
const MOST_CHOICES = 20_000;

type Chosen = Extract<Act, { readonly kind: "chosen" }>;

/** Each element of each list in the data, the last ones first. */
const elementsIn = (data: unknown): readonly Way[] =>
  [...waysIn(data)].filter((way) => Array.isArray(valueAt(data, way.slice(0, -1))));

/** Single values that stand there in some choice of the seat, and are simpler than this one. */
const simplerWords = (
  game: PreparedGame,
  { position }: Draft,
  { type, by, data }: GameEvent,
  way: Way,
): readonly Json[] => {
  const { choices } = game.events.get(type)!.definition;
  if (choices === undefined || by === undefined) return [];
  const words = new Map<string, Json>();
  let looked = 0;
  for (const one of choices(position.context, by)) {
    if (++looked > MOST_CHOICES) break;
    const word = valueAt(one, way);
    if (word !== undefined && (typeof word !== "object" || word === null))
      words.set(JSON.stringify(word), word);
  }
  const now = JSON.stringify(valueAt(data, way));
  return [...words]
    .filter(([text]) => bySimplicity(text, now) < 0)
    .sort(([one], [other]) => bySimplicity(one, other))
    .map(([, word]) => word);
};

/** The script's acts, each as simple as it can be while the rest stays as it is. */
export const simplerActs = (trial: Trial, script: Script): readonly Act[] => {
  const { start } = trial.table;
  let acts = script.acts;
  let before = emptyDraft(trial.table);
  for (let index = 0; index < acts.length; index++) {
    const act = acts[index]!;
    if (act.kind === "chosen") {
      const here = settled(start.game, before);
      const event = simplerEvent(start.game, here, act, (simpler) => {
        const others = acts.with(index, { ...act, event: simpler });
        return trial.of({ ...script, acts: others }) !== null;
      });
      acts = acts.with(index, { ...act, event });
    }
    before = withAct(start, before, acts[index]!) ?? before;
  }
  return acts;
};

const simplerEvent = (
  game: PreparedGame,
  here: Draft,
  { event }: Chosen,
  holds: (event: GameEvent) => boolean,
): GameEvent => {
  let now = event;
  const isBetter = (data: Json): boolean => {
    const other = { ...now, data };
    const isLegal = game.events.get(now.type)!.writer.holds(data);
    return isLegal && game.engine.accepts(here.position, other) !== undefined && holds(other);
  };
  for (const way of elementsIn(event.data)) {
    if (valueAt(now.data, way) === undefined) continue;
    const words = simplerWords(game, here, now, way);
    const simpler = [undefined, ...words]
      .map((word) => withValueAt(now.data as Json, way, word))
      .find(isBetter);
    if (simpler !== undefined) now = { ...now, data: simpler };
  }
  return now;
};
