// What one finding depends on, and the smallest logs that break the rule in the same way: told, and written to files.
import type { Finding, Language } from "@assize/kernel-model";
import { eventInWords, plainLine, readProblemInWords } from "@assize/kernel-report";
import { auditRead, EXIT } from "@assize/kernel-verifier";
import {
  type Followed,
  follow,
  shrink,
  type Shrunk,
  shrunkJson,
  type Witness,
} from "@assize/kernel-witness";
import type { ReplayWishes } from "../commands/flags.ts";
import { or } from "../english.ts";
import { nameOf, writeNewFile } from "../files.ts";
import { hintedDoubts } from "../hints.ts";
import { oneGame } from "../logs.ts";
import { messagesIn } from "../messages/messages.ts";
import { auditOptionsFor } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

export interface ShrinkInput extends ReplayWishes {
  readonly log: string;
  readonly id: string;
  /** Where each witness is written. */
  readonly files: Readonly<Record<"fromStart" | "fromPosition", string | undefined>>;
  readonly number: number | undefined;
  readonly json: boolean;
  readonly lang: Language;
}

const WITNESSES = ["fromStart", "fromPosition"] as const;

/** Most ids that are told where another one was asked for. */
const MOST_TOLD = 12;

const findingNamed = (id: string, { audit }: Followed): Finding => {
  const { findings } = audit.verdict;
  const found = findings.find((one) => one.id === id);
  if (found !== undefined) return found;
  const ids = findings.slice(0, MOST_TOLD).map((one) => one.id);
  throw new Trouble(
    findings.length === 0
      ? `--finding ${id}: this log has no findings; there is nothing to shrink`
      : `--finding ${id}: no such finding; choose ${or(ids)}${findings.length > MOST_TOLD ? ` … f${findings.length}` : ""}`,
  );
};

/** The game as its audit follows it. Throws Trouble where it cannot be. */
const followedLog = async (input: ShrinkInput, session: Session): Promise<Followed> => {
  const optionsFor = await auditOptionsFor(input, session);
  const game = await oneGame(input.log, input.number, session);
  const options = await optionsFor(game.header);
  const followed = follow(game, options);
  if (followed !== null) return followed;
  const audit = auditRead(game, options);
  if (audit.kind === "unreadable") throw new Trouble(readProblemInWords(audit.problem, "en"));
  const why = hintedDoubts(audit.verdict.doubts, audit.model);
  throw new Trouble(`this game cannot be replayed: ${why}`, EXIT.undetermined);
};

const asText = (
  followed: Followed,
  finding: Finding,
  shrunk: Shrunk,
  { lang }: ShrinkInput,
): readonly string[] => {
  const say = messagesIn(lang);
  const { start } = followed.table;
  const { slice } = shrunk;
  const told = (witness: Witness | null): string =>
    witness === null
      ? say.noWitness
      : say.witness(witness.lines.length - 1, witness.finding.seq, witness.isLeast);
  return [
    `${finding.id} ${finding.code}: ${say.dependsOn(slice.events.length, followed.record.length)}`,
    ...slice.events.map((seq) => {
      const { recorded, before } = followed.steps[seq - 1] ?? {};
      const event = recorded ?? followed.record.events[seq - 1]!.envelope;
      return `    ${seq}: ${eventInWords(start, event, before?.context ?? null, lang)}`;
    }),
    ...(slice.isWhole ? [] : [`    ${say.sliceCut}`]),
    `${say.fromStart}: ${told(shrunk.fromStart)}`,
    `${say.fromPosition}: ${told(shrunk.fromPosition)}`,
  ];
};

const ERASE_LINE = "\r\u001b[K";
const PROGRESS_EVERY = 50;

export const shrinkLog = async (input: ShrinkInput, session: Session): Promise<number> => {
  const followed = await followedLog(input, session);
  const finding = findingNamed(input.id, followed);
  const shrunk = shrink(followed, finding, {
    from: (seq) => `${nameOf(input.log)}, before event ${seq}`,
    onProgress: (_, audits) => {
      if (session.progress && audits % PROGRESS_EVERY === 0)
        session.note(`${ERASE_LINE}${audits} logs tried…`);
    },
  });
  if (session.progress) session.note(ERASE_LINE);
  for (const which of WITNESSES) {
    const out = input.files[which];
    const witness = shrunk[which];
    if (out === undefined) continue;
    if (witness === null) session.warn(`assize: ${out}: not written; no such log was found`);
    else await writeNewFile(out, witness.lines.map((line) => `${line}\n`).join(""));
  }
  if (input.json)
    await session.json({
      format: "assize-witness/1",
      log: input.log,
      ...(shrunkJson(finding, shrunk) as object),
    });
  else await session.lines(asText(followed, finding, shrunk, input).map(plainLine));
  const isWhole = WITNESSES.every((which) => shrunk[which]?.isLeast === true);
  return isWhole && shrunk.slice.isWhole ? EXIT.compliant : EXIT.undetermined;
};
