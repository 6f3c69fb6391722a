// Lines of a log as plain text, for a clipboard. Pure.
import type { Line } from "../protocol/protocol.ts";

/** One line an event; where the outline changes it is told above. */
export const textOfLines = (lines: readonly Line[]): string => {
  const text: string[] = [];
  let outline = "";
  for (const line of lines) {
    const here = line.outline.join(", ");
    if (here !== outline && here !== "") text.push(`— ${here} —`);
    outline = here;
    const clauses = line.clauses.length === 0 ? "" : ` [${line.clauses.join(", ")}]`;
    const findings = line.findings.length === 0 ? "" : ` !${line.findings.join(" !")}`;
    text.push(`${line.seq}. ${line.text}${clauses}${findings}`);
  }
  return `${text.join("\n")}\n`;
};
