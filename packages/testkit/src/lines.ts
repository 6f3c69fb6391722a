// A log as a list of lines, and the one way from lines to bytes. For tests that change what was recorded.
// Knows no game and no verdict; it writes what it is given, also nonsense.
import type { Json } from "@assize/kernel-model";

/** Base64url SHA-256 of a line's bytes, handed in. */
export type LineHash = (line: string) => string;

/** An event line, parsed and free to be changed. */
export type LineDraft = Record<string, Json | undefined>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The log's bytes: each line with its newline. */
export const bytesOf = (lines: readonly string[]): Uint8Array =>
  encoder.encode(lines.map((line) => `${line}\n`).join(""));

/** The lines of a log, header first, without newlines. Requires that the last one is ended. */
export const linesOf = (bytes: Uint8Array): readonly string[] =>
  decoder.decode(bytes).split("\n").slice(0, -1);

const parsed = (line: string): LineDraft | undefined => {
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- a test's own log
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as LineDraft)
      : undefined;
  } catch {
    return undefined;
  }
};

/** Changes each event line; headers and lines that are no JSON object stay as they are. */
const changeEvents = (
  lines: readonly string[],
  change: (draft: LineDraft, place: { readonly before: string; readonly seq: number }) => LineDraft,
): readonly string[] => {
  const changed: string[] = [];
  let seq = 0;
  for (const line of lines) {
    const draft = parsed(line);
    const isHeader = draft?.["format"] !== undefined;
    seq = isHeader ? 0 : seq + 1;
    changed.push(
      draft === undefined || isHeader
        ? line
        : JSON.stringify(change(draft, { before: changed.at(-1) ?? "", seq })),
    );
  }
  return changed;
};

/** Makes every `prev` right again, so that only the rules can tell that a line was changed. */
export const rechain = (lines: readonly string[], hash: LineHash): readonly string[] =>
  changeEvents(lines, (draft, { before }) => ({ ...draft, prev: hash(before) }));

/** Makes every `seq` right again. Afterwards the chain has to be re-made. */
export const renumber = (lines: readonly string[]): readonly string[] =>
  changeEvents(lines, (draft, { seq }) => ({ ...draft, seq }));

/** Takes every `prev` away: a log that only states. */
export const unchain = (lines: readonly string[]): readonly string[] =>
  changeEvents(lines, (draft) => ({ ...draft, prev: undefined }));

/** Leaves out the lines of these types, as a terse log does; the header says so. */
export const terse = (lines: readonly string[], types: readonly string[]): readonly string[] => {
  const kept = lines.filter((line) => !types.some((type) => parsed(line)?.["type"] === type));
  const [header, ...events] = kept;
  return renumber([JSON.stringify({ ...parsed(header ?? ""), terse: true }), ...events]);
};
