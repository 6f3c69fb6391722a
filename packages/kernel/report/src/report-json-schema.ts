// The shape of a JSON report as a JSON Schema, for other hands and other languages.
// Its lists of codes are the kernel's own; `docs/reference/report.schema.json` is a copy of it.
import { READ_PROBLEM_CODES, STORAGE_PROBLEM_CODES } from "@assize/kernel-event-log";
import {
  ARBITRATION_PROBLEMS,
  ARBITRATION_RULINGS,
  ASSURANCES,
  BLAMES,
  CHAINS,
  COMPARED_ENGINES,
  DEVIATION_KINDS,
  EFFECTS,
  ENGINE_DIFFERENCES,
  FINDING_CODES,
  HELDS,
  type JsonObject,
  LIMITS,
  SILENCES,
  STOP_CODES,
  UNDETERMINED_REASONS,
} from "@assize/kernel-model";
import { REPORT_FORMAT } from "./json-report.ts";

const count = { type: "integer", minimum: 0 } as const;
const text = { type: "string" } as const;
const texts = { type: "array", items: text } as const;
const seats = { type: "array", items: count } as const;
const flag = { type: "boolean" } as const;
const anything = true;
/** Named values: ids, numbers, paths, names from the log; docs/reference/findings.md says which. */
const values = { type: "object" } as const;
const digest = { type: "string", pattern: "^[A-Za-z0-9_-]{43}$" } as const;

const strict = (properties: JsonObject): JsonObject => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The same with members that need not stand there. */
const withOptional = (schema: JsonObject, optional: JsonObject): JsonObject => ({
  ...schema,
  properties: { ...(schema["properties"] as JsonObject), ...optional },
});

const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: "null" }] });
const listOf = (items: JsonObject): JsonObject => ({ type: "array", items });

const findingId = { type: "string", pattern: "^f[1-9][0-9]*$" } as const;
const deviation = { enum: DEVIATION_KINDS } as const;
const held = { enum: HELDS } as const;

/** How a finding is explained. Costs are in tenths of a deviation. */
const explained = strict({
  deviation,
  edit: text,
  held,
  cost: count,
  supposed: anything,
  others: listOf(
    strict({
      more: count,
      moves: listOf(strict({ seq: count, type: text, deviation, held, accuses: orNull(count) })),
    }),
  ),
});

const both = (value: JsonObject): JsonObject => strict({ recorded: value, corrected: value });

/** What came of a finding: as it was played, and as it would have been. */
const consequences = {
  effect: { enum: EFFECTS },
  winners: both(orNull(seats)),
  places: both(orNull(listOf(seats))),
  scores: strict({ recorded: anything, corrected: anything }),
  firstNotLegal: orNull(count),
  notLegalBy: orNull(count),
  assumes: listOf({
    anyOf: [
      strict({ code: { enum: ["order-kept", "nearest-choice", "went-on-by-rules"] }, seq: count }),
      strict({ code: { const: "not-all-choices" }, seq: count, followed: count }),
      strict({ code: { const: "followed-so-far" }, seq: count, steps: count }),
    ],
  }),
};

const impact = orNull(
  strict({ ...consequences, ways: listOf(strict({ instead: anything, ...consequences })), text }),
);

/** Where an event stands in a file of another format than a log's. */
const place = strict({ line: count, column: count });

/** Without `impact` where nobody asked what the findings came to, without `completions` where there are none. */
const finding = withOptional(
  strict({
    id: findingId,
    code: { enum: FINDING_CODES },
    seq: count,
    type: text,
    by: orNull(count),
    clauses: texts,
    rulings: texts,
    expected: anything,
    recorded: anything,
    fields: texts,
    blame: { enum: BLAMES },
    between: listOf({ anyOf: [count, { const: "recorder" }] }),
    follows: orNull(findingId),
    explained: orNull(explained),
    cause: strict({ said: listOf(strict({ fact: text, values })), text }),
  }),
  { completions: texts, impact, place },
);

/** `saidBy` is not there where the end rests on nobody's word. */
const outcome = withOptional(
  strict({
    winners: seats,
    places: listOf(seats),
    scores: anything,
    note: orNull(text),
  }),
  { saidBy: text },
);

const seen = strict({ chance: count, reveals: count });

/** Not there where nothing was taken back. */
const takenBack = strict({
  count,
  byFewer: strict({ count, seen }),
  told: {
    ...listOf(
      strict({
        seq: count,
        to: count,
        seats,
        seen,
        firstSeen: orNull(count),
        text,
      }),
    ),
    maxItems: LIMITS.undosTold,
  },
});

const auditedAlways = strict({
  log: text,
  verdict: { enum: ["compliant", "violated", "undetermined"] },
  game: text,
  rules: count,
  rulebook: orNull(strict({ digest, current: flag, replaced: flag })),
  record: orNull(
    strict({
      digest,
      bytes: count,
      header: digest,
      lastLine: digest,
      chain: { enum: CHAINS },
    }),
  ),
  causes: listOf(findingId),
  findings: { ...listOf(finding), maxItems: LIMITS.findingsPerGame },
  moreFindings: flag,
  fitsAs: orNull(
    strict({
      member: { enum: ["ruling", "option", "fact", "seats"] },
      name: text,
      stated: anything,
      fits: anything,
      cost: strict({ stated: count, fits: count }),
    }),
  ),
  prefix: count,
  finished: flag,
  outcome: orNull(outcome),
  rulings: strict({
    set: text,
    choices: { type: "object", additionalProperties: text },
    read: texts,
    assumed: flag,
    replaced: flag,
  }),
  covered: withOptional(
    strict({
      events: count,
      audited: count,
      stopped: orNull(
        withOptional(
          strict({
            seq: count,
            code: { enum: STOP_CODES },
            values,
            resumes: orNull(count),
            reason: text,
          }),
          { place },
        ),
      ),
    }),
    { searchedInPart: listOf(strict({ from: count, to: count })) },
  ),
  assurance: { enum: ASSURANCES },
  doubts: listOf(
    withOptional(
      strict({ reason: { enum: UNDETERMINED_REASONS }, seq: count, values, detail: text }),
      { place },
    ),
  ),
  verifier: text,
  algorithm: strict({ id: text, digest: text }),
});

/** Only in a report for eyes that do not see all: a seat's number, or what everybody may know. Then `record` is null. */
const eyes = { anyOf: [count, { const: "public" }] } as const;

const matrix = strict({
  undetermined: flag,
  stated: { type: "object", additionalProperties: text },
  decides: strict({ verdict: texts, winners: texts }),
  rows: listOf(
    strict({
      rulings: { type: "object", additionalProperties: texts },
      verdict: { enum: ["compliant", "violated", "undetermined"] },
      first: orNull(strict({ seq: count, code: text })),
      winners: orNull(seats),
      stated: flag,
    }),
  ),
});

/** A state, or what of it is compared. */
const state = { type: "object" } as const;
const engineAt = strict({
  engine: { enum: COMPARED_ENGINES },
  took: flag,
  error: orNull(text),
  state,
});

const engines = strict({
  upTo: count,
  members: orNull(texts),
  engines: listOf(
    strict({
      engine: { enum: COMPARED_ENGINES },
      version: orNull(text),
      events: count,
      state: orNull(digest),
      silent: orNull(strict({ code: { enum: SILENCES }, detail: text })),
    }),
  ),
  difference: orNull(
    strict({
      kind: { enum: ENGINE_DIFFERENCES },
      seq: count,
      type: orNull(text),
      first: engineAt,
      second: engineAt,
      members: listOf(strict({ path: text, first: anything, second: anything })),
    }),
  ),
});

const penalty = {
  anyOf: [
    strict({ seat: count, points: { type: "integer" } }),
    strict({ seat: count, place: count }),
  ],
} as const;

/** A ruling as it is written: `docs/reference/arbitrations.md`. */
const arbitration = withOptional(
  strict({
    line: count,
    code: { enum: FINDING_CODES },
    hash: digest,
    ruling: { enum: ARBITRATION_RULINGS },
    arbiter: text,
    reason: text,
  }),
  {
    instead: withOptional(strict({ type: text, data: { type: "object" } }), { by: count }),
    penalty,
    play: { enum: ARBITRATION_RULINGS.filter((ruling) => ruling !== "penalty") },
  },
);

const opinion = {
  source: orNull(text),
  verdict: { enum: ["compliant", "violated", "undetermined"] },
  rulings: listOf(
    strict({
      arbitration,
      finding: orNull(strict({ seq: count, code: { enum: FINDING_CODES } })),
      moot: flag,
      problem: { enum: [...ARBITRATION_PROBLEMS, null] },
      text,
    }),
  ),
  open: listOf(
    strict({
      id: text,
      seq: count,
      code: { enum: FINDING_CODES },
      type: text,
      by: orNull(count),
      text,
    }),
  ),
  stopped: orNull(count),
  outcome: orNull(outcome),
} as const;

const differs = listOf(
  strict({
    line: count,
    code: { enum: FINDING_CODES },
    first: orNull(arbitration),
    second: orNull(arbitration),
  }),
);

const asArbitrated = strict(opinion);
const secondOpinion = strict({ ...opinion, differs });

/** The file that the log was made of, where it is none itself (`.pgn`, `.xgn`). */
const source = strict({
  bytes: count,
  digest: text,
  remarks: listOf(strict({ place: strict({ line: count, column: count }), message: text })),
});

const audited = withOptional(auditedAlways, {
  takenBack,
  impact,
  matrix,
  asArbitrated,
  secondOpinion,
  engines,
  source,
  eyes,
});

const unreadable = strict({
  log: text,
  verdict: { const: "unreadable" },
  problem: strict({
    code: { enum: [...READ_PROBLEM_CODES, ...STORAGE_PROBLEM_CODES] },
    line: count,
    field: text,
    values,
    message: text,
  }),
});

/** Our own mistake while auditing this log; nothing is said of the log. */
const defect = strict({ log: text, verdict: { const: "defect" }, message: text });

/** JSON Schema, draft 2020-12, of what `jsonReport` answers. */
export const reportJsonSchema: JsonObject = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Report of an audit",
  ...strict({
    format: { const: REPORT_FORMAT },
    reports: listOf({ anyOf: [audited, unreadable, defect] }),
  }),
};
