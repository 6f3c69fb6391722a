// Whether a record that deviates fits the game by another header: another option of a ruling that its findings rest on,
// another table. Only told: the verdict is that of the header which the log has.
import type { Header, RecordedGame } from "@assize/kernel-event-log";
import type { Finding, Json, OtherHeader, Stop } from "@assize/kernel-model";
import { replay } from "@assize/kernel-replay";
import { start, type Start, type StartOptions } from "@assize/kernel-referee";
import * as Result from "effect/Result";
import { DEFAULTS, seek } from "./alignment/index.ts";

const LIMITS_TRIED = { ...DEFAULTS, steps: DEFAULTS.headerSteps };

/** What the audit by the header that the log has came to. */
interface Stated {
  readonly findings: readonly Finding[];
  readonly stopped: Stop | null;
  /** In tenths of a deviation. */
  readonly cost: number;
  readonly rulingsRead: readonly string[];
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
  let least = isCertain ? course.cost - DEFAULTS.headerGain + 1 : Infinity;
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
  { length }: RecordedGame,
  course: Stated,
  options: StartOptions,
): readonly Other[] => {
  const { findings, stopped } = course;
  const roots = findings.filter(({ follows }) => follows === null);
  const isOther =
    stopped !== null ||
    roots.length >= DEFAULTS.headerOften ||
    findings[0]!.seq <= DEFAULTS.headerEarly;
  const named = [...new Set(roots.flatMap(({ rulings }) => rulings))];
  const read = isOther ? [...new Set([...named, ...course.rulingsRead])] : named;
  const rulings = read.flatMap((id) => otherOptions(started, id, options));
  const isAtEnd = findings[0]!.seq > length - DEFAULTS.headerLast;
  const tables = isOther || isAtEnd ? otherTables(started, options) : [];
  return [...rulings, ...tables].slice(0, DEFAULTS.headers);
};

const otherOptions = (
  { game, header, setup }: Start,
  id: string,
  { rulings }: StartOptions,
): readonly Other[] => {
  const ruling = game.model.rulebook.rulings.find((one) => one.id === id);
  const request = rulings ?? header.rulings;
  const stated = setup.rulings[id] ?? "";
  return (ruling?.options ?? [])
    .filter((option) => option.id !== stated && !option.id.endsWith(":N"))
    .map((option) => ({
      member: "ruling",
      name: id,
      stated,
      fits: option.id,
      header,
      rulings: { ...request, overrides: { ...request.overrides, [id]: option.id } },
    }));
};

const otherTables = ({ game, header, setup }: Start, { rulings }: StartOptions): readonly Other[] =>
  (game.model.mistakable?.(setup) ?? []).map(({ seats, options, option }): Other => {
    const table = { ...header, seats: seats as Header["seats"], options };
    const member = option === null ? "seats" : "option";
    const valueIn = (one: Pick<Header, "seats" | "options">): Json =>
      option === null ? one.seats.length : (one.options[option] ?? null);
    return {
      member,
      name: option ?? "",
      stated: valueIn(header),
      fits: valueIn(table),
      header: table,
      rulings,
    };
  });

/** What the record's deviations cost under another header; null where that explains nothing more. */
const costUnder = (
  { header, rulings }: Other,
  record: RecordedGame,
  second: number,
  options: StartOptions,
): number | null => {
  const request = rulings === undefined ? {} : { rulings };
  const started = start(header, { ...options, ...request });
  if (Result.isFailure(started) || started.success.rulings.assumed) return null;
  const replayed = replay(started.success, record);
  for (const _ of replayed.steps);
  const reached = replayed.reached();
  if (reached.index === record.length) return 0;
  // Where the record is odd before its second deviation, or the only one stays, the header was not what is wrong.
  if (reached.index < second) return null;
  const { found } = seek(started.success, record, reached, LIMITS_TRIED);
  return found.halted === null ? found.best.cost : null;
};
