// What several people wrote of one game, put together: the record, and where they disagree what follows from either.
import type { RecordedGame } from "@assize/kernel-event-log";
import {
  type Disagreement,
  merge,
  type Merged,
  type MergeProblem,
  type Version,
} from "@assize/kernel-merging";
import type { Json, Language } from "@assize/kernel-model";
import { eventInWords, plainLine, summaryLine } from "@assize/kernel-report";
import { EXIT } from "@assize/kernel-verifier";
import type { ReplayWishes } from "../commands/flags.ts";
import { nameOf, pathOf, writeNewFile } from "../files.ts";
import { oneGame } from "../logs.ts";
import { messagesIn } from "../messages/messages.ts";
import { auditOptionsFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface MergeInput extends ReplayWishes {
  readonly logs: readonly string[];
  readonly out: string | undefined;
  readonly json: boolean;
  readonly lang: Language;
}

/** Most of what two headers say that is told in full. */
const MOST_SHOWN = 60;

const shown = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};

const troubleOf = (problem: MergeProblem, { logs }: MergeInput): Trouble => {
  const path = (protocol: number): string => pathOf(logs[protocol]!);
  switch (problem.kind) {
    case "other-game": {
      const { protocol, member, says, first } = problem.where;
      return new Trouble(
        `${path(protocol)}: this is another game than ${path(0)}: its header's ${member} is ${shown(says)}, there it is ${shown(first)}; name protocols of one game, or correct the header`,
      );
    }
    case "other-course": {
      const { protocol, agreed, shared, first } = problem.course;
      return new Trouble(
        `${path(protocol)}: of ${shared} choices and outcomes of chance that stand under the same numbers in the protocols before it, only ${agreed} agree, and event ${first.seq} (${first.type}) is the first that does not: this is another game; where it goes on after another protocol, let its numbers go on too`,
      );
    }
    case "table-line":
      return new Trouble(
        `${path(problem.protocol)}: event ${problem.seq} is a line of the table, which names other lines by their numbers; such protocols cannot be merged`,
      );
    case "too-different":
      return new Trouble(
        `these protocols differ in more lines than can be compared (${problem.most} pairs); name protocols that are closer`,
      );
  }
};

const namesOf = ({ by }: Version, { logs }: MergeInput): string =>
  by.map((protocol) => nameOf(logs[protocol]!)).join(", ");

const versionText = (version: Version, merged: Merged, input: MergeInput): readonly string[] => {
  const say = messagesIn(input.lang);
  const { event, audit, taken } = version;
  const start = merged.audit?.start ?? null;
  const words =
    event === null
      ? say.nothingHappened
      : start === null
        ? `${event.type} ${JSON.stringify(event.data)}`
        : eventInWords(start, event, null, input.lang);
  return [
    `    ${namesOf(version, input)}: ${words}${taken ? ` (${say.takenHere})` : ""}`,
    audit === null
      ? `        ${say.notFollowed}`
      : `        ${summaryLine(audit, { language: input.lang, log: namesOf(version, input) })}`,
  ];
};

const asText = (merged: Merged, input: MergeInput): readonly string[] => {
  const say = messagesIn(input.lang);
  const { lines, alone, disagreements } = merged;
  return [
    say.merged(lines.length - 1, input.logs.length),
    ...alone.flatMap((events, protocol) =>
      events === 0 ? [] : [`    ${say.writtenAlone(nameOf(input.logs[protocol]!), events)}`],
    ),
    ...(disagreements.length === 0 ? [say.agreeInAll] : []),
    ...disagreements.flatMap(({ seq, versions }) => [
      say.theyDiffer(seq),
      ...versions.flatMap((version) => versionText(version, merged, input)),
    ]),
    ...(merged.audit === null
      ? []
      : [summaryLine(merged.audit, { language: input.lang, log: input.out ?? "…" })]),
  ];
};

const followsFrom = ({ audit }: Version): Json => {
  if (audit === null) return null;
  const { kind, findings, outcome } = audit.verdict;
  const [first] = findings;
  return {
    verdict: kind,
    first: first === undefined ? null : { seq: first.seq, code: first.code },
    winners: outcome?.winners ?? null,
  };
};

const asJson = ({ lines, alone, disagreements }: Merged, { logs }: MergeInput): unknown => ({
  format: "assize-merge/1",
  protocols: logs.map((log, at) => ({ log, alone: alone[at] })),
  disagreements: disagreements.map(({ seq, versions }: Disagreement) => ({
    seq,
    versions: versions.map((version) => ({
      event: version.event,
      logs: version.by.map((protocol) => logs[protocol]),
      follows: followsFrom(version),
      taken: version.taken,
    })),
  })),
  lines,
});

export const mergeLogs = async (input: MergeInput, session: Session): Promise<number> => {
  const optionsFor = await auditOptionsFor(input, session);
  const protocols: RecordedGame[] = [];
  for (const log of input.logs) protocols.push(await oneGame(log, undefined, session));
  const merged = merge(protocols, await optionsFor(protocols[0]!.header));
  if ("kind" in merged) throw troubleOf(merged, input);
  if (input.out !== undefined)
    await writeNewFile(input.out, merged.lines.map((line) => `${line}\n`).join(""));
  if (input.json) await session.json(asJson(merged, input));
  else await session.lines(asText(merged, input).map(plainLine));
  return merged.disagreements.length === 0 ? EXIT.compliant : EXIT.violated;
};
