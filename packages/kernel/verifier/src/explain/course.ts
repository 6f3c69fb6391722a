// Lines taken one after the other with the edits of an explanation: what a line is, and where it leads. The one fold over a record
// that deviates. Finds no edit by itself.
import { type Position, rowsAnsweredFor } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { type GameEvent, sameJson } from "@assize/kernel-model";
import { forcedStep, type Taken } from "@assize/kernel-referee";
import { carriedOut } from "../rules/carried-out.ts";
import { fit, forcedFrom, legally } from "../rules/rules.ts";
import type { Search } from "./search-state.ts";
import { askedOnce } from "./asked-once.ts";
import { TABLE } from "./costs.ts";
import { type Difference, exchanged } from "./differences.ts";
import { type Edit, editOf, type Play, type Stand } from "./edits.ts";
import { takeUncertain } from "./behind-gap.ts";
import { stillUncertain, uncertainAt } from "./uncertain.ts";

/** Where a line leads as it stands; null where it does not fit. One that takes play back leads to where it stood then. */
export const asItStands = (
  search: Search,
  stand: Stand,
  recorded = search.lineAt(stand.line),
): Position<unknown> | null => {
  const { rules, undos } = search;
  const { line, position } = stand;
  if (undos.ruled.has(line)) return position;
  const undo = undos.at.get(line);
  if (undo !== undefined)
    return positionBefore(stand, undo.to) ?? search.sound.get(undo.to) ?? null;
  return fitted(position, recorded, () => {
    rules.looked++;
    if (uncertainAt(position) !== null) return takeUncertain(rules, position, recorded);
    return fit(rules, position, recorded)?.at(-1)?.position ?? null;
  });
};

const fitted = askedOnce<Position<unknown>, Envelope, Position<unknown> | null>();

/** The position of a play before a line that it has passed; null where its trail does not go back so far. */
export const positionBefore = (stand: Stand | null, line: number): Position<unknown> | null => {
  for (let one = stand; one !== null; one = one.before) if (one.line <= line) return one.position;
  return null;
};

/** A line without its seat. */
export const withoutSeat = (recorded: Envelope): Envelope => {
  const { by: _, ...line } = recorded;
  return line;
};

/** How many lines fit from a stand on, at most `most`; as many where the record ends. So many that do not are passed over. */
export const linesThatFit = (search: Search, from: Stand, most: number, passed = 0): number => {
  let stand = from;
  let left = passed;
  for (let fits = 0; fits < most;) {
    if (stand.line >= search.length) return most;
    const position = asItStands(search, stand);
    if (position === null && left-- <= 0) return fits;
    if (position !== null) fits++;
    stand = { line: stand.line + 1, position: position ?? stand.position, before: stand };
  }
  return most;
};

/**
 * Of guesses those behind which most lines fit, of `most` lines, then those behind which most fit with one of these passed over: a line
 * behind a guess may deviate too, and is no witness against it. At most `kept` of each, in their order.
 */
export const mostFitting = <Guess>(
  search: Search,
  guesses: readonly Guess[],
  standBehind: (guess: Guess) => Stand,
  most: number,
  kept: number,
): readonly Guess[] => {
  const best = (passed: number): readonly Guess[] => {
    const fits = guesses.map((one) => linesThatFit(search, standBehind(one), most, passed));
    const farthest = Math.max(...fits);
    isAll ||= farthest >= most;
    return guesses.filter((_, at) => fits[at] === farthest).slice(0, kept);
  };
  let isAll = false;
  const first = best(0);
  return isAll ? first : [...new Set([...first, ...best(1)])];
};

/** Where lines lead, `end` not among them; null where one of them does not fit, or takes play back. */
const through = (
  search: Search,
  from: Position<unknown>,
  first: number,
  end: number,
): Position<unknown> | null => {
  let position: Position<unknown> | null = from;
  for (let line = first; line < end && position !== null; line++)
    position = search.undos.at.has(line)
      ? null
      : asItStands(search, { line, position, before: null });
  return position;
};

/** Where two blocks of lines lead that have changed places; null where they do not fit so. */
export const throughExchanged = (
  search: Search,
  from: Position<unknown>,
  first: number,
  middle: number,
  end: number,
): Position<unknown> | null => {
  const between = through(search, from, middle, end);
  return between === null ? null : through(search, between, first, middle);
};

/** An event taken by the rules: forced here, or legal. */
const byRules = (
  { rules }: Search,
  position: Position<unknown>,
  event: GameEvent,
): Taken<unknown> | null => {
  rules.looked++;
  const kind = rules.game.events.get(event.type)?.class;
  if (kind === undefined) return null;
  if (kind !== "consequence") return legally(rules, position, event);
  const due = forcedStep(rules.game, position);
  return due?.event.type === event.type ? due : null;
};

/** An event that took place although the rules say otherwise: the first way by which it can be carried out. */
const byClaim = (
  { rules }: Search,
  position: Position<unknown>,
  event: GameEvent,
): Taken<unknown> | null => {
  for (const row of rowsAnsweredFor(rules.game.table, position.at, event.type)) {
    const after = carriedOut(rules, position, { row, event });
    if (after !== null) return { row, event, position: after };
  }
  return null;
};

/** What an edit takes at a position; null where that cannot be said there. */
export const takenBy = (
  search: Search,
  position: Position<unknown>,
  { act }: Edit,
): Taken<unknown> | null => {
  if (act.does !== "insert" && act.does !== "read") return null;
  const take = act.way === "rules" ? byRules : byClaim;
  return taken[act.way](position, act.event, () => take(search, position, act.event));
};

const taken = {
  rules: askedOnce<Position<unknown>, GameEvent, Taken<unknown> | null>(),
  claim: askedOnce<Position<unknown>, GameEvent, Taken<unknown> | null>(),
};

/** What is forced, and need not be stated. */
const isUnstated = ({ rules }: Search, { as, cost }: Edit): boolean =>
  rules.terse && as === "put-in-consequence" && cost === 0;

/** What an edit takes, behind what is forced where that need not be stated; null where it cannot be said. */
const takenBehind = (
  search: Search,
  position: Position<unknown>,
  edit: Edit,
): readonly Taken<unknown>[] | null => {
  const own = takenBy(search, position, edit);
  if (own !== null) return [own];
  if (!search.rules.terse || isUnstated(search, edit)) return null;
  const forced = [...forcedFrom(search.rules, position)];
  const later = forced.length === 0 ? null : takenBy(search, forced.at(-1)!.position, edit);
  return later === null ? null : [...forced, later];
};

/** Edits by the lines that they are about. */
const byLine = (edits: readonly Edit[]): ReadonlyMap<number, readonly Edit[]> =>
  Map.groupBy(edits, ({ line }) => line);

export interface Replayed {
  readonly position: Position<unknown>;
  readonly trail: Stand;
  readonly edits: readonly Edit[];
}

/** A line by its edits. */
interface Edited {
  readonly position: Position<unknown>;
  /** How many lines the edits account for. */
  readonly consumed: number;
  /** The line as it is read, where they account for none. */
  readonly recorded: Envelope;
}

/** Is told what of edits that are taken again is other than before. */
interface Changes {
  readonly keep: (edit: Edit, changes: Partial<Edit>) => void;
  /** What else is forced before an event, in a record that need not state it; and what no longer is. */
  readonly ahead: (edit: Edit, forced: readonly Taken<unknown>[]) => void;
  readonly leaveOut: (edit: Edit) => void;
}

/** Where the edits of a line lead; null where one of them cannot be said there. */
const takeEdits = (
  search: Search,
  { line, position: from, before: trail }: Stand,
  edits: readonly Edit[],
  { keep, ahead, leaveOut }: Changes,
): Edited | null => {
  let position = from;
  let consumed = 0;
  let recorded = search.lineAt(line);
  for (const edit of edits) {
    const { act } = edit;
    if (act.does === "nothing") continue;
    if (act.does === "drop") consumed = act.lines;
    else if (act.does === "unseat") recorded = withoutSeat(recorded);
    else if (act.does === "exchange" || act.does === "back" || act.does === "gap") {
      const to =
        act.does === "back"
          ? positionBefore(trail, act.to)
          : act.does === "gap"
            ? edit.to
            : throughExchanged(search, position, line, act.middle, act.end);
      if (to === null) return null;
      position = to;
      keep(edit, { to });
      if (act.does === "exchange") consumed = act.end - line;
    } else {
      const forced = takenBehind(search, position, edit);
      if (forced === null) {
        if (!isUnstated(search, edit)) return null;
        leaveOut(edit);
        continue;
      }
      const taken = forced.at(-1)!;
      if (forced.length > 1) ahead(edit, forced.slice(0, -1));
      position = stillUncertain(position, taken.position);
      keep(edit, { row: taken.row, act: { ...act, event: taken.event } });
      if (act.does === "read") consumed = 1;
    }
  }
  return { position, consumed, recorded };
};

/**
 * Plays lines again from an earlier stand, up to the line `end`, with these edits in place of those of the play. Null where a line does not
 * fit, or an edit cannot be said there. Edits at a line that fits without them are left out, but for those that are to be kept.
 */
export const playAgain = (
  search: Search,
  play: Play,
  from: Stand,
  edits: readonly Edit[],
  end: number,
  isKept: (edit: Edit) => boolean = () => true,
  echoes: Echoes | null = null,
): Replayed | null => {
  const added: Edit[] = [];
  const own = byLine(edits.filter(({ line }) => line >= from.line));
  const needless = new Set<Edit>();
  const now = new Map<Edit, Edit>();
  let { position } = from;
  let trail: Stand = from;
  const unstated = new Map<Edit, readonly Edit[]>();
  const keep: Changes["keep"] = (edit, changes) => {
    const before = now.get(edit) ?? edit;
    now.set(edit, { ...before, ...changes });
  };
  const changes: Changes = {
    keep,
    ahead: (edit, forced) =>
      unstated.set(
        edit,
        forced.map((one) => unstatedAt(edit.line, one)),
      ),
    leaveOut: (edit) => needless.add(edit),
  };
  for (let line = from.line; line < end; line++) {
    if (line > from.line) trail = { line, position, before: trail };
    for (const edit of edits)
      if (edit.at === line && edit.line < line) keep(edit, { to: position });
    const told = own.get(line) ?? [];
    if (told.length > 0 && !told.some(isKept)) {
      const after = asItStands(search, trail);
      if (after !== null) {
        for (const edit of told) needless.add(edit);
        position = after;
        continue;
      }
    }
    const taken = takeEdits(search, trail, told, changes);
    if (taken === null) return null;
    ({ position } = taken);
    if (taken.consumed > 0) {
      line += taken.consumed - 1;
      continue;
    }
    const after = asItStands(search, { line, position, before: trail.before }, taken.recorded);
    if (after !== null) {
      position = after;
      continue;
    }
    const echo = echoes === null ? null : echoAt(search, position, line, echoes);
    if (echo === null) return null;
    ({ position } = echo);
    added.push(echo.edit);
  }
  for (const edit of edits) if (edit.at === end && edit.line < end) keep(edit, { to: position });
  const before = (own.get(end) ?? []).filter(({ act }) => act.does === "insert");
  if (before.length > 0) {
    const stand = { line: end, position, before: trail };
    const isNeedless = !before.some(isKept) && asItStands(search, stand) !== null;
    const taken = isNeedless ? null : takeEdits(search, stand, before, changes);
    if (isNeedless) for (const edit of before) needless.add(edit);
    else if (taken === null) return null;
    else ({ position } = taken);
  }
  const all = renewed(edits, now, needless, unstated);
  return { position, trail, edits: added.length === 0 ? all : withEchoes(all, added) };
};

/** Choices that were others than is written, as lines behind them repeat what is written. */
export interface Echoes {
  /** From whole data to single values: differences that are made together. */
  readonly levels: readonly (readonly Difference[])[];
  readonly of: Edit;
}

/** A consequence that says of such a choice just what is written there. */
const echoAt = (
  search: Search,
  position: Position<unknown>,
  line: number,
  { levels, of }: Echoes,
): { readonly position: Position<unknown>; readonly edit: Edit } | null => {
  const { rules } = search;
  const recorded = search.lineAt(line);
  if (rules.game.events.get(recorded.type)?.class !== "consequence") return null;
  const due = forcedStep(rules.game, position);
  if (due?.event.type !== recorded.type) return null;
  const isEcho = levels.some((some) => sameJson(exchanged(recorded.data, some), due.event.data));
  if (!isEcho) return null;
  const edit = editOf("value-repeated", {
    line,
    act: { does: "read", event: due.event, way: "rules" },
    row: due.row,
    partOf: of,
  });
  return { position: due.position, edit };
};

/** Edits with those of echoes, in the order of the lines at which they are told. */
const withEchoes = (edits: readonly Edit[], added: readonly Edit[]): readonly Edit[] => {
  const root = edits.find(({ kind, line, at }) => kind === "revised" && line < at) ?? null;
  const own = added.map((edit) => ({
    ...edit,
    at: Math.max(edit.line, root?.at ?? 0),
    kind: edit.line < (root?.at ?? 0) ? ("revised" as const) : edit.kind,
    partOf: root,
  }));
  return [...edits, ...own].toSorted((a, b) => a.at - b.at);
};

/** Edits as they were taken again, each beside the others as they are now. */
const renewed = (
  edits: readonly Edit[],
  now: ReadonlyMap<Edit, Edit>,
  needless: ReadonlySet<Edit>,
  unstated: ReadonlyMap<Edit, readonly Edit[]>,
): readonly Edit[] => {
  const all = new Map<Edit, Edit>();
  return edits.flatMap((edit) => {
    if (needless.has(edit)) return [];
    const isAlone = [edit.partOf, edit.half].some(
      (one) => one !== null && isLost(one, needless, all),
    );
    const [partOf, half] = [edit.partOf, edit.half].map((one) =>
      one === null ? null : (all.get(one) ?? (needless.has(one) ? null : one)),
    ) as [Edit | null, Edit | null];
    const taken = now.get(edit) ?? edit;
    const same = taken === edit && partOf === edit.partOf && half === edit.half;
    const own = same ? edit : { ...taken, partOf, half };
    const priced = isAlone ? alone(own) : own;
    all.set(edit, priced);
    // What was part of the same is now part of this.
    if (isAlone && edit.partOf !== null && needless.has(edit.partOf)) all.set(edit.partOf, priced);
    return [...(unstated.get(edit) ?? []), priced];
  });
};

const unstatedAt = (line: number, { row, event }: Taken<unknown>): Edit =>
  editOf("put-in-consequence", {
    line,
    act: { does: "insert", event, way: "rules" },
    row,
    cost: 0,
  });

const isLost = (edit: Edit, needless: ReadonlySet<Edit>, all: ReadonlyMap<Edit, Edit>): boolean =>
  needless.has(edit) && !all.has(edit);

/** An edit that is no longer part of another one costs what it costs alone; what repeated a wrong value is one itself. */
const alone = (edit: Edit): Edit => {
  const as = edit.as === "value-repeated" ? "value-due" : edit.as;
  return edit.cost === 0 ? edit : { ...edit, as, cost: TABLE[as].cost };
};
