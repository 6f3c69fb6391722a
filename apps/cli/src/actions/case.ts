// Puts all that a dispute over one game needs into one archive: the log, the edition, the rulings of arbiters, the sheet and
// the reports. What is in each of them others know.
import { EDITION, LOG, RULINGS } from "@assize/kernel-integrity/case";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Json, Language } from "@assize/kernel-model";
import { textReport } from "@assize/kernel-report";
import { type CaseFiles, packCase } from "../cases/case-file.ts";
import type { ReplayWishes } from "../commands/flags.ts";
import { checkIsNew, readDocument, writeNewFile } from "../files.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsWith, editionFor } from "../replaying.ts";
import { junitReport } from "../reports/junit.ts";
import { sarifReport } from "../reports/sarif.ts";
import { type Session, Trouble } from "../session.ts";
import { answerFor } from "./audit.ts";
import { type AuditInput, documentOf, type NamedGame, toldByInput } from "./audit-told.ts";
import { rulingsOf } from "./opinions.ts";
import { sheetOf } from "./ruling-sheet.ts";

export interface CaseInput extends ReplayWishes {
  readonly log: string;
  readonly out: string;
  readonly number: number | undefined;
  readonly arbitrations: readonly string[];
  readonly lang: Language;
}

const SHEET = "sheet.html";

const encoder = new TextEncoder();

const textFile = (lines: readonly string[]): Uint8Array =>
  encoder.encode(lines.map((line) => `${line}\n`).join(""));

const jsonFile = (value: Json): Uint8Array => textFile([JSON.stringify(value)]);

const bytesOf = ({ stored }: RecordedGame): Uint8Array => Buffer.concat([...stored]);

/** Everything is named as in the case, so that it does not matter where the log lay. */
const auditInput = ({ lang, engine, current, rulings, ruling }: CaseInput): AuditInput => ({
  logs: [LOG],
  json: true,
  ndjson: false,
  sarif: undefined,
  rulesUri: undefined,
  junit: undefined,
  quiet: false,
  impact: true,
  matrix: false,
  html: SHEET,
  seat: undefined,
  arbitrations: [],
  arbitrated: false,
  engines: undefined,
  lang,
  engine,
  edition: undefined,
  rulings,
  ruling,
  current,
});

/** Writes the case; exit code 0 whatever the verdict. Throws Trouble where the log cannot be read or the case not written. */
export const makeCase = async (input: CaseInput, session: Session): Promise<number> => {
  if (input.arbitrations.length > RULINGS.length)
    throw new Trouble(`--arbitrations: a case holds at most ${RULINGS.length} opinions`);
  await checkIsNew(input.out);
  const edition = await editionFor(input.edition, session);
  const documents: Json[] = [];
  for (const file of input.arbitrations) documents.push(await readDocument(file, session));
  const read = await oneGame(input.log, input.number, session);
  const game: NamedGame = { name: LOG, found: { log: LOG, number: 1, read } };
  const told = auditInput(input);
  const options = await (await auditOptionsWith(input, edition))(read.header);
  const rulings = documents.map((document, index) => rulingsOf(RULINGS[index]!, document));
  const answer = answerFor(game, options, told, rulings);
  if (!("audit" in answer)) throw new Trouble(`${input.log}: this game could not be audited`);
  const toldBy = toldByInput(told);
  const sheet = await sheetOf(game, answer, told);
  const reports = { sarif: sarifReport(input.lang, undefined), junit: junitReport(toldBy) };
  // The same case is the same bytes: it tells no time.
  for (const report of Object.values(reports)) report.take(answer, game, options, 0);
  const files: CaseFiles = {
    [LOG]: bytesOf(read),
    ...(edition === undefined ? {} : { [EDITION]: jsonFile(edition) }),
    ...Object.fromEntries(documents.map((document, at) => [RULINGS[at]!, jsonFile(document)])),
    "report.txt": textFile(textReport(answer.audit, toldBy(answer))),
    "report.json": encoder.encode(documentOf([answer])),
    "report.sarif": encoder.encode(reports.sarif.text(answer.code)),
    "report.xml": encoder.encode(reports.junit.text(answer.code)),
    ...(sheet === null ? {} : { [SHEET]: encoder.encode(sheet) }),
  };
  const { current, ruling } = input;
  const packed = packCase(files, { rulings: input.rulings ?? null, ruling, current });
  await writeNewFile(input.out, packed);
  await session.json({ case: input.out, bytes: packed.length, digest: nodeHash(packed) });
  return 0;
};
