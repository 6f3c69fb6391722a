// A game as it stands in its file: the header is read, the lines behind it are found, and none of them is parsed before
// somebody asks. Knows no event type; an audit that knows what has to stand there needs no parsing.
import { Defect, type JsonObject } from "@assize/kernel-model";
import { envelopeProblem } from "./envelope.ts";
import { parseLine, parseText, type ParsedLine, problemIn } from "./parse-line.ts";
import { atLine, type ReadProblem } from "./read-problem.ts";
import type { Envelope, Header, RawLine } from "./record.ts";
import { countLines, storedBytes, StoredLine, type Stretch } from "./stored-lines.ts";

export interface RecordedEvent {
  readonly line: RawLine;
  /** Parsed when it is first asked for. */
  readonly envelope: Envelope;
}

/** A class and no literal: V8 keeps literals of which many were long-lived, and all they hold, for long. */
class StoredEvent implements RecordedEvent {
  readonly line: StoredLine;
  #envelope: Envelope | null;

  constructor(line: StoredLine, envelope: Envelope | null) {
    this.line = line;
    this.#envelope = envelope;
  }

  /** Requires that the line can be read. */
  get envelope(): Envelope {
    return (this.#envelope ??= soundEnvelope(this.line));
  }
}

const soundEnvelope = ({ bytes, number }: StoredLine): Envelope => {
  const parsed = parseLine(bytes);
  const problem = problemIn(parsed, envelopeProblem);
  if (problem === null) return parsed.value as JsonObject as Envelope;
  throw new Defect(`line ${number} was held to be sound: ${problem.code} at ${problem.field}`);
};

/** The lines of a stretch one after the other, parsed. */
function* parsedLines({ block, text, start, ends }: Stretch, from: number): Generator<ParsedLine> {
  let at = from === 0 ? start : ends[from - 1]! + 1;
  for (let index = from; index < ends.length; index++) {
    const end = ends[index]!;
    yield text === null
      ? parseLine(block.subarray(at, end))
      : parseText(text.slice(at, end), block, at, end);
    at = end + 1;
  }
}

/**
 * A game whose lines are parsed when `ok`, `problem` or an envelope is asked for. Its type for others is `ReadGame`: it
 * is either a game that can be read or one that cannot, and finds out when it is asked.
 */
export class StoredGame {
  readonly header: Header;
  readonly headerLine: StoredLine;
  /** Where the events' lines stand. */
  readonly stretches: readonly Stretch[];
  /** As `RecordedGame` has it. */
  readonly torn: number | null;
  readonly length: number;
  #sound = 0;
  #problem: ReadProblem | null | undefined;
  #events: readonly StoredEvent[] | undefined;

  constructor(
    header: Header,
    headerLine: StoredLine,
    stretches: readonly Stretch[],
    torn: number | null,
  ) {
    this.header = header;
    this.headerLine = headerLine;
    this.stretches = stretches;
    this.torn = torn;
    this.length = countLines(stretches);
  }

  get lastLine(): StoredLine {
    const last = this.stretches.at(-1);
    if (last === undefined) return this.headerLine;
    const { block, start, ends } = last;
    const from = ends.length === 1 ? start : ends.at(-2)! + 1;
    return new StoredLine(this.headerLine.number + this.length, block, from, ends.at(-1)!);
  }

  /** True where every line can be read. */
  get ok(): boolean {
    return this.problem === null;
  }

  /** What is wrong with the first line that cannot be read, or null. */
  get problem(): ReadProblem | null {
    if (this.#problem === undefined) this.#read();
    return this.#problem!;
  }

  get events(): readonly RecordedEvent[] {
    return (this.#events ??= this.#listed([]));
  }

  get stored(): readonly Uint8Array[] {
    return storedBytes(this.headerLine, this.stretches);
  }

  /** Says that the first `lines` events were found to stand there just as a writer writes them: they can be read. */
  isSoundUpTo(lines: number): void {
    this.#sound = Math.max(this.#sound, lines);
    if (this.#sound === this.length) this.#problem = null;
  }

  #read(): void {
    const envelopes: (Envelope | null)[] = Array.from({ length: this.#sound }, () => null);
    let before = 0;
    for (const stretch of this.stretches) {
      const skipped = Math.min(stretch.ends.length, Math.max(0, this.#sound - before));
      for (const parsed of parsedLines(stretch, skipped)) {
        const problem = problemIn(parsed, envelopeProblem);
        if (problem !== null) {
          this.#problem = atLine(this.headerLine.number + 1 + envelopes.length, problem);
          return;
        }
        envelopes.push(parsed.value as JsonObject as Envelope);
      }
      before += stretch.ends.length;
    }
    this.#problem = null;
    this.#events ??= this.#listed(envelopes);
  }

  #listed(envelopes: readonly (Envelope | null)[]): readonly StoredEvent[] {
    const events: StoredEvent[] = [];
    let number = this.headerLine.number;
    for (const { block, start, ends } of this.stretches) {
      let from = start;
      for (const end of ends) {
        const envelope = envelopes[events.length] ?? null;
        events.push(new StoredEvent(new StoredLine(++number, block, from, end), envelope));
        from = end + 1;
      }
    }
    return events;
  }
}
