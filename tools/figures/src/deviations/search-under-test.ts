// Which of the two searches is measured: that of every audit, or the one that is to take its place, with `ASSIZE_SEARCH=edits`.
import { auditRead } from "@assize/kernel-verifier";
import { auditReadByEdits } from "@assize/kernel-verifier/explain";

export const auditUnderTest: typeof auditRead =
  process.env["ASSIZE_SEARCH"] === "edits" ? auditReadByEdits : auditRead;
