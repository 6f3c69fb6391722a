// What several engines say of a record, in lines of text and as JSON. Of a difference it says whose it is: ours.
import type {
  EngineAt,
  EngineDifference,
  EngineSaid,
  EnginesCompared,
  Json,
  JsonObject,
} from "@assize/kernel-model";
import type { Line } from "./lines.ts";
import type { Telling } from "./telling.ts";

const EMPTY: Line = { indent: 0, text: "" };

/** Longest value shown in a line, in characters. */
const LONGEST_VALUE = 200;

const valueText = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
};

const saidText = ({ silent, events, state }: EngineSaid, { say }: Telling): string => {
  const { engines } = say;
  if (silent === null) return engines.said(events, state ?? "–");
  return engines.silent[silent.code](silent.detail);
};

const atText = ({ took, error }: EngineAt, { say }: Telling): string => {
  const { engines } = say;
  if (error !== null) return engines.brokeOff(error);
  return took ? engines.took : engines.tookNot;
};

const differenceLines = (difference: EngineDifference, telling: Telling): readonly Line[] => {
  const { engines } = telling.say;
  const { first, second, seq, type } = difference;
  const where = type === null ? engines.differAtStart : engines.differAt(seq, type);
  const both = [first, second].map((one): Line => ({
    indent: 2,
    lead: `${one.engine}:`,
    tone: "faint",
    text: atText(one, telling),
  }));
  return [
    { indent: 1, text: where },
    { indent: 1, text: engines.ours },
    ...(difference.kind === "state" ? [] : both),
    ...difference.members.map((one): Line => ({
      indent: 2,
      lead: `${one.path}:`,
      tone: "faint",
      text: `${engines.has(first.engine, valueText(one.first))}, ${engines.has(second.engine, valueText(one.second))}`,
    })),
  ];
};

const whoSpoke = ({ engines }: EnginesCompared): readonly EngineSaid[] =>
  engines.filter(({ silent }) => silent === null);

const agreementText = (compared: EnginesCompared, { say }: Telling): string => {
  const spoke = whoSpoke(compared);
  return spoke.length < 2
    ? say.engines.alone
    : say.engines.agree(
        spoke.map(({ engine }) => engine),
        spoke[0]!.events,
      );
};

export const engineLines = (
  compared: EnginesCompared | null,
  telling: Telling,
): readonly Line[] => {
  if (compared === null) return [];
  const { engines } = telling.say;
  const { difference, members, upTo } = compared;
  // Of one engine alone the verdict says it already.
  const isRefused =
    difference === null && whoSpoke(compared).length > 1 && compared.engines[0]!.events < upTo;
  return [
    EMPTY,
    { indent: 0, lead: `${engines.lead}:`, tone: "strong", text: "" },
    ...compared.engines.map((one): Line => ({
      indent: 1,
      lead: `${one.engine}:`,
      tone: "faint",
      text: saidText(one, telling),
    })),
    ...(members === null ? [] : [{ indent: 1, text: engines.compared(members) }]),
    ...(difference === null
      ? [{ indent: 1, text: agreementText(compared, telling) }]
      : differenceLines(difference, telling)),
    ...(isRefused ? [{ indent: 1, text: engines.refused(upTo) }] : []),
  ];
};

const atReport = ({ engine, took, error, state }: EngineAt): JsonObject => ({
  engine,
  took,
  error,
  state,
});

/** The same for programs, with both states of a difference. */
export const enginesReport = (compared: EnginesCompared): JsonObject => {
  const { members, upTo, difference } = compared;
  return {
    upTo,
    members,
    engines: compared.engines.map(({ silent, ...one }) => ({
      ...one,
      silent: silent === null ? null : { ...silent },
    })),
    difference:
      difference === null
        ? null
        : {
            kind: difference.kind,
            seq: difference.seq,
            type: difference.type,
            first: atReport(difference.first),
            second: atReport(difference.second),
            members: difference.members.map((one) => ({ ...one })),
          },
  };
};
