// Reports that are written when everything is audited: in which format, and where to. Knows files; no format.
import type { AuditOptions } from "@assize/kernel-verifier";
import { checkIsNew, STANDARD_INPUT, writeNewFile } from "../files.ts";
import type { AuditedLog, AuditInput, NamedGame, ToldBy } from "../actions/audit-told.ts";
import { type Session, Trouble } from "../session.ts";

/** A report that grows with each game. */
export interface GatheredReport {
  /** `options` is how the game was audited; null where its header could not be read. `seconds` is how long that took. */
  readonly take: (
    answer: AuditedLog,
    game: NamedGame,
    options: AuditOptions | null,
    seconds: number,
  ) => void;
  /** Says in a sentence what was found of games that are not in the report. */
  readonly summarise: (sentence: string) => void;
  readonly text: (exitCode: number) => string;
}

/** Stands for standard output where a report's file is named. */
const STANDARD_OUTPUT = STANDARD_INPUT;

interface Wish {
  readonly file: string;
  readonly report: GatheredReport;
}

/** Of what goes to standard output there is one thing only. */
const checkOutputs = ({ json, ndjson, sarif, junit }: AuditInput): void => {
  const outputs = [
    ...(json ? ["--json"] : []),
    ...(ndjson ? ["--ndjson"] : []),
    ...(sarif === STANDARD_OUTPUT ? ["--sarif -"] : []),
    ...(junit === STANDARD_OUTPUT ? ["--junit -"] : []),
  ];
  const [one, another] = outputs;
  if (another !== undefined)
    throw new Trouble(
      `${one} and ${another} both write to standard output; choose one, or give a file`,
    );
};

const checkFiles = async (files: readonly string[]): Promise<void> => {
  for (const [index, file] of files.entries()) {
    if (file === STANDARD_OUTPUT) continue;
    if (files.indexOf(file) < index)
      throw new Trouble(`${file}: two reports cannot be in one file; choose another name`);
    await checkIsNew(file);
  }
};

/** The reports that are wished for. */
export interface GatheredReports {
  /** True where one of them is what standard output is for. */
  readonly takeOutput: boolean;
  readonly take: GatheredReport["take"];
  readonly summarise: GatheredReport["summarise"];
  /** Writes them; answers the files. Throws Trouble where one cannot be written. */
  readonly write: (exitCode: number, session: Session) => Promise<readonly string[]>;
}

/** Throws Trouble, before anything is audited, where they could not be written. */
export const gatheredReports = async (
  input: AuditInput,
  toldBy: ToldBy,
): Promise<GatheredReports> => {
  const { sarif, junit, html, lang, rulesUri } = input;
  checkOutputs(input);
  await checkFiles([sarif, junit, html].filter((file) => file !== undefined));
  const wishes: Wish[] = [];
  if (sarif !== undefined) {
    const { sarifReport } = await import("./sarif.ts");
    wishes.push({ file: sarif, report: sarifReport(lang, rulesUri) });
  }
  if (junit !== undefined) {
    const { junitReport } = await import("./junit.ts");
    wishes.push({ file: junit, report: junitReport(toldBy) });
  }
  return {
    takeOutput: wishes.some(({ file }) => file === STANDARD_OUTPUT),
    take: (...taken) => wishes.forEach(({ report }) => report.take(...taken)),
    summarise: (sentence) => wishes.forEach(({ report }) => report.summarise(sentence)),
    write: async (exitCode, session) => {
      const files: string[] = [];
      for (const { file, report } of wishes) {
        const text = report.text(exitCode);
        if (file === STANDARD_OUTPUT) await session.data(text);
        else {
          await writeNewFile(file, text);
          files.push(file);
        }
      }
      return files;
    },
  };
};
