// Lines of a log as plain text, for a clipboard. Pure.
import type { Line, Seat } from "../protocol/protocol.ts";

const whoOf = (line: Line, seats: readonly Seat[]): string =>
  line.by === null ? "" : `${seats[line.by]?.name ?? String(line.by)}: `;

/** One line an event; where the outline changes it is told above. */
export const textOfLines = (lines: readonly Line[], seats: readonly Seat[]): string => {
  const text: string[] = [];
  let outline = "";
  for (const line of lines) {
    const here = line.outline.join(", ");
    if (here !== outline && here !== "") text.push(`— ${here} —`);
    outline = here;
    const clauses = line.clauses.length === 0 ? "" : ` [${line.clauses.join(", ")}]`;
    const findings = line.findings.length === 0 ? "" : ` !${line.findings.join(" !")}`;
    text.push(`${line.seq}. ${whoOf(line, seats)}${line.text}${clauses}${findings}`);
  }
  return `${text.join("\n")}\n`;
};
