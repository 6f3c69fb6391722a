// One entry as shapes: the sign of its event's class, the event, how often it was taken, and its chips.
import {
  circle,
  group,
  polygon,
  rect,
  type ScenePoint,
  type Shape,
  text,
} from "@assize/kernel-drawing";
import { type EventClass, unreachable } from "@assize/kernel-model";
import { type ChartTransition, clausesOf } from "./description.ts";
import {
  type Chip,
  CHIP_HEIGHT,
  CHIP_SIZE,
  type Entry,
  type EntryList,
  EVENT_SIZE,
  SIGN_WIDTH,
} from "./entries.ts";
import { type Marks, rolesOf } from "./marks.ts";

/**
 * A diamond is a choice, a pierced circle is chance, a square is what comes from outside the seats, a wedge is what the rules
 * force, a bar is no event at all.
 */
export const classSign = (
  key: string,
  eventClass: EventClass | null,
  [x, y]: ScenePoint,
): Shape => {
  const roles = rolesOf("sign", [], eventClass ?? "always");
  switch (eventClass) {
    case null:
      return rect(key, roles, [x, y], [8, 3], 1);
    case "decision":
      return polygon(key, roles, [
        [x, y - 5],
        [x + 5, y],
        [x, y + 5],
        [x - 5, y],
      ]);
    case "chance":
      return group(
        key,
        "",
        [x, y],
        [circle(`${key} ring`, roles, [0, 0], 4.4), circle(`${key} pip`, "sign-pip", [0, 0], 1.6)],
      );
    case "outside":
      return rect(key, roles, [x, y], [8, 8], 1);
    case "consequence":
      return polygon(key, roles, [
        [x - 3.5, y - 4.5],
        [x + 4.5, y],
        [x - 3.5, y + 4.5],
      ]);
    default:
      return unreachable(eventClass, "class of events");
  }
};

const isNamed = (name: string): boolean => name !== "";

/** What a transition asks and does, without a word of any language. */
const labelOf = ({ id, questions, updates }: ChartTransition): string => {
  const asked = questions.map(({ name, clauses }) => [name, ...clauses].filter(isNamed).join(" "));
  const changed = updates.filter(isNamed).join(", ");
  return [id, ...asked, changed === "" ? "" : `/ ${changed}`].filter(isNamed).join("\n");
};

const chipShapes = (entry: Entry, chip: Chip, marks: Marks): Shape => {
  const { kind, width, x, y } = chip;
  const leads = kind === "destination";
  const key = leads ? chip.transition : `${entry.key} ${chip.text}`;
  const seen = leads ? marks.ofTransition(chip.transition) : marks.ofClause(chip.text);
  const transition = entry.transitions.find(({ id }) => id === chip.transition)!;
  return group(
    key,
    leads ? rolesOf("transition", seen) : "clause",
    [x, y],
    [
      rect(
        `${key} chip`,
        rolesOf("chip", seen, kind),
        [width / 2, CHIP_HEIGHT / 2],
        [width, CHIP_HEIGHT],
        leads ? CHIP_HEIGHT / 2 : 3,
      ),
      text(
        `${key} word`,
        rolesOf("chip-word", seen, kind),
        [width / 2, CHIP_HEIGHT - 4],
        chip.text,
        CHIP_SIZE,
      ),
    ],
    leads ? { label: labelOf(transition) } : {},
  );
};

const entryShapes = (entry: Entry, at: ScenePoint, width: number, marks: Marks): Shape => {
  const { key, event, eventClass, transitions } = entry;
  const single = transitions.length === 1 && key === transitions[0]!.id;
  const ids = transitions.map(({ id }) => id);
  const seen = marks.ofTransitions(ids, transitions.flatMap(clausesOf));
  const times = ids.reduce((sum, id) => sum + (marks.countOf(id) ?? 0), 0);
  return group(
    key,
    rolesOf(single ? "transition" : "ways", seen),
    [at[0], at[1] + entry.y],
    [
      rect(
        `${key} band`,
        rolesOf("band", seen),
        [width / 2, entry.height / 2],
        [width + 6, entry.height + 3],
        4,
      ),
      classSign(`${key} sign`, eventClass, [5, 8]),
      text(`${key} event`, rolesOf("event", seen), [SIGN_WIDTH, 12], event, EVENT_SIZE, "start"),
      ...(marks.countOf(ids[0]!) === undefined && times === 0
        ? []
        : [text(`${key} count`, "count", [width - 2, 12], `×${times}`, CHIP_SIZE + 1, "end")]),
      ...entry.chips.map((chip) => chipShapes(entry, chip, marks)),
    ],
    single ? { label: labelOf(transitions[0]!) } : {},
  );
};

/** A list of entries, its top left corner at `at`, each as wide as there is room. */
export const listShapes = (
  list: EntryList,
  at: ScenePoint,
  width: number,
  marks: Marks,
): readonly Shape[] => list.entries.map((entry) => entryShapes(entry, at, width, marks));
