// Whether a record that deviates fits the game by another header: another option of a ruling that its findings rest on,
// another table. Only told: the verdict is that of the header which the log has.
import type { Header, RecordedGame } from "@assize/kernel-event-log";
import type { Finding, Json, OtherHeader, OtherTable, Stop } from "@assize/kernel-model";
import { type Begun, RECENT, replay, type Reached } from "@assize/kernel-replay";
import { start, type Start, type StartOptions } from "@assize/kernel-referee";
import * as Result from "effect/Result";
import { seek } from "./explain/seek.ts";

/** How the id of an option ends that takes a whole number. */
const A_NUMBER = ":N";

/** Most other headers that are tried. */
const HEADERS = 60;
/** The greatest number that is tried for an option that takes one. */
const MOST_NUMBER = 1_000;
/** The least by which another header has to explain more, in tenths of a deviation. */
const GAIN = 10;
/** A record may be another table's that deviates in so many lines from its beginning, so often, or in its last lines. */
const EARLY = 30;
const OFTEN = 3;
const LAST = 3;

/** What the audit by the header that the log has came to. */
interface Stated {
  readonly findings: readonly Finding[];
  readonly stopped: Stop | null;
  /** In tenths of a deviation. */
  readonly cost: number;
  readonly rulingsRead: readonly string[];
  /** How far the record is what the rules say. */
  readonly sound: Begun;
}

type Member = Pick<OtherHeader, "member" | "name" | "stated" | "fits">;

interface Other extends Member {
  readonly header: Header;
  readonly rulings: StartOptions["rulings"];
}

/** The header that the record fits best, if that is another one and by far. */
export const otherHeader = (
  started: Start,
  record: RecordedGame,
  course: Stated,
  options: StartOptions,
): OtherHeader | null => {
  const [first] = course.findings;
  if (first === undefined || started.rulings.assumed) return null;
  const roots = course.findings.filter(({ follows }) => follows === null);
  const second = roots[1]?.seq ?? (course.stopped === null ? record.length : first.seq);
  const isCertain = course.stopped === null;
  let best: OtherHeader | null = null;
  let least = isCertain ? course.cost - GAIN + 1 : Infinity;
  for (const other of othersFor(started, record, course, options)) {
    const cost = costUnder(other, record, second, options);
    if (cost === null || cost >= least) continue;
    least = cost;
    const { member, name, stated, fits } = other;
    best = { member, name, stated, fits, cost: { stated: course.cost, fits: cost } };
    if (cost === 0) break;
  }
  return best;
};

const othersFor = (
  started: Start,
  record: RecordedGame,
  course: Stated,
  options: StartOptions,
): readonly Other[] => {
  const { findings, stopped } = course;
  const { length } = record;
  const roots = findings.filter(({ follows }) => follows === null);
  const isOther = stopped !== null || roots.length >= OFTEN || findings[0]!.seq <= EARLY;
  const named = [...new Set(roots.flatMap(({ rulings }) => rulings))];
  const read = isOther ? [...new Set([...named, ...course.rulingsRead])] : named;
  const others = read.flatMap((id) => otherOptions(started, id, options));
  // A single value differs by what is read there. Elsewhere what was read long before may show, or the end of the game.
  const isHere = !isOther && findings[0]!.code === "value-wrong";
  const explains = (other: Other): boolean =>
    !isHere || explainsFrom(course.sound, other, record, course, options);
  const rulings = others.flatMap((other): Other | readonly Other[] => {
    if (typeof other !== "function") return explains(other) ? other : [];
    if (!explains(other(1)) && !explains(other(MOST_NUMBER))) return [];
    const least = leastThatFits(other, record, course, options);
    return least !== null && explains(least) ? least : [];
  });
  if (isHere) return rulings;
  const isAtEnd = findings[0]!.seq > length - LAST;
  const tables = isOther || isAtEnd ? otherTables(started, options) : [];
  return [...rulings, ...tables].slice(0, HEADERS);
};

/** True where the first line that deviates fits by the other ruling, if the line in `from` is the first to be read by it. */
const explainsFrom = (
  from: Begun,
  other: Other,
  record: RecordedGame,
  { sound }: Stated,
  options: StartOptions,
): boolean => {
  const started = startBy(other, options);
  if (started === null) return false;
  const { steps } = replay(started, record, from);
  for (let { index } = from; index <= sound.index; index++)
    if (steps.next().done === true) return false;
  return true;
};

/** Before the last line that is what the rules say: what came of it may be what the next one deviates from. */
const aLineBefore = (sound: Begun): Begun => {
  const index = sound.index - 1;
  if (index < 0) return sound;
  const outcomes = sound.outcomes.filter((line) => line < index);
  return { ...sound, index, position: sound.recent[index % RECENT]!, outcomes };
};

/** Another option of a ruling, or any of an option that takes a number. */
type OtherOption = Other | ((count: number) => Other);

const otherOptions = (
  { game, header, setup }: Start,
  id: string,
  options: StartOptions,
): readonly OtherOption[] => {
  const ruling = game.model.rulebook.rulings.find((one) => one.id === id);
  const request = options.rulings ?? header.rulings;
  const stated = setup.rulings[id] ?? "";
  const as = (option: string): Other => ({
    member: "ruling",
    name: id,
    stated,
    fits: option,
    header,
    rulings: { ...request, overrides: { ...request.overrides, [id]: option } },
  });
  return (ruling?.options ?? []).flatMap((option): OtherOption | readonly [] => {
    if (option.id.endsWith(A_NUMBER))
      return (count) => as(option.id.replace(A_NUMBER, `:${count}`));
    return option.id === stated ? [] : as(option.id);
  });
};

/**
 * Of an option that takes a number, the least number by which the record is sound as far as by the greatest; null where
 * none is better than what is stated. A number is a limit: where a line fits by some number, it fits by one of the ends.
 */
const leastThatFits = (
  numbered: (count: number) => Other,
  record: RecordedGame,
  course: Stated,
  options: StartOptions,
): Other | null => {
  const soundBy = (count: number): number => {
    const started = startBy(numbered(count), options);
    return started === null ? 0 : goneAlong(started, record).index;
  };
  let [less, enough] = [0, MOST_NUMBER];
  const { index } = course.sound;
  const most = soundBy(enough);
  if (most < index) return null;
  const before = aLineBefore(course.sound);
  if (most === index && !explainsFrom(before, numbered(1), record, course, options)) return null;
  while (enough - less > 1) {
    const middle = Math.floor((less + enough) / 2);
    if (soundBy(middle) < most) less = middle;
    else enough = middle;
  }
  return soundBy(enough) > index ? numbered(enough) : null;
};

const otherTables = ({ game, header, setup }: Start, { rulings }: StartOptions): readonly Other[] =>
  (game.model.mistakable?.(setup) ?? []).map(({ changed, ...table }): Other => {
    const other = { ...header, ...table, seats: table.seats as Header["seats"] };
    const [stated, fits] = [valueIn(header, changed), valueIn(other, changed)];
    return { ...changed, stated, fits, header: other, rulings };
  });

const valueIn = (
  { seats, options, table }: Pick<Header, "seats" | "options" | "table">,
  { member, name }: OtherTable["changed"],
): Json => {
  switch (member) {
    case "seats":
      return seats.length;
    case "option":
      return options[name] ?? null;
    case "fact":
      return table[name] ?? null;
  }
};

/** What the record's deviations cost under another header; null where that explains nothing more. */
const costUnder = (
  other: Other,
  record: RecordedGame,
  second: number,
  options: StartOptions,
): number | null => {
  const started = startBy(other, options);
  if (started === null) return null;
  const reached = goneAlong(started, record);
  if (reached.index === record.length) return 0;
  // Where the record is odd before its second deviation, or the only one stays, the header was not what is wrong.
  if (reached.index < second) return null;
  const { found } = seek(started, record, reached);
  return found.told.cost;
};

const goneAlong = (started: Start, record: RecordedGame): Reached => {
  const replayed = replay(started, record);
  for (const _ of replayed.steps);
  return replayed.reached();
};

const startBy = ({ header, rulings }: Other, options: StartOptions): Start | null => {
  const started = start(header, { ...options, ...(rulings === undefined ? {} : { rulings }) });
  return Result.isFailure(started) || started.success.rulings.assumed ? null : started.success;
};
