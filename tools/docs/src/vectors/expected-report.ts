// What every conforming verifier says of a game: a report without the verifier's name and without its sentences.
import type { JsonObject } from "@assize/kernel-model";
import { jsonReport } from "@assize/kernel-report";
import type { Audit } from "@assize/kernel-verifier";

const without = (value: JsonObject, member: string): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== member));

const withoutTexts = (takenBack: JsonObject): JsonObject => ({
  ...takenBack,
  told: (takenBack["told"] as readonly JsonObject[]).map((one) => without(one, "text")),
});

export const expectedReport = (audit: Audit): JsonObject => {
  const [report] = jsonReport([{ log: "", audit }])["reports"] as readonly JsonObject[];
  const { log: _log, verifier: _verifier, ...expected } = report!;
  if (audit.kind !== "audited") return expected;
  const covered = expected["covered"] as JsonObject;
  const stopped = covered["stopped"] as JsonObject | null;
  const takenBack = expected["takenBack"] as JsonObject | undefined;
  return {
    ...expected,
    ...(takenBack === undefined ? {} : { takenBack: withoutTexts(takenBack) }),
    covered: { ...covered, stopped: stopped && without(stopped, "reason") },
    // A cause is told, not found: its facts are those of one program's game.
    findings: (expected["findings"] as readonly JsonObject[]).map((one) => without(one, "cause")),
    doubts: (expected["doubts"] as readonly JsonObject[]).map((one) => without(one, "detail")),
  };
};
