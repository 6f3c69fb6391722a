// The order of an audit of an archive, and the only place that tells it: files are cut into batches, workers make rows
// of them, rows are numbered in their order and given out. Memory holds the batches in hand. Knows no game.
import { createGameReader } from "@assize/kernel-event-log";
import { bytesOfFile, type UnreadFile } from "@assize/kernel-event-log/node";
import { type Batch, createCutter, type Piece } from "./cut.ts";
import type { Pool } from "./node-pool.ts";
import type { Place } from "./node-results.ts";
import type { Row } from "./row.ts";
import type { BatchRows, RowMaker } from "./rows.ts";

/** One thing to read: a file by its path, or a stream that was opened. */
export interface Source {
  readonly name: string;
  /** Its bytes, unpacked; the last item says why it could not be read, or not to its end. */
  readonly bytes: () => AsyncIterable<Uint8Array | UnreadFile>;
}

/** A file by its path. */
export const fileSource = (path: string): Source => ({
  name: path,
  bytes: () => bytesOfFile(path),
});

/** A row and where its game stands. */
export interface PlacedRow {
  readonly place: Place;
  readonly row: Row;
}

export interface ArchiveOptions {
  readonly pool: Pool;
  /** Makes the rows of what no worker can be given: games that were not cut. */
  readonly rowFor: RowMaker;
  /** Told of each chunk that was read, in unpacked bytes. */
  readonly onRead?: (bytes: number) => void;
  /** How many bytes are handed over at once, about. */
  readonly batchBytes?: number;
}

type Part = () => Promise<BatchRows>;

const moved = (row: Row, lines: number): Row =>
  "line" in row ? { ...row, line: row.line + lines } : row;

const unreadRow = ({ storage }: UnreadFile): Row => ({
  verdict: "unreadable",
  reason: storage.code,
  line: 0,
});

/** The parts of one source in their order: each is under way when it is given out. */
async function* partsOf(
  source: Source,
  { pool, rowFor, onRead, batchBytes }: ArchiveOptions,
): AsyncGenerator<Part> {
  const cutter = createCutter(batchBytes);
  const reader = createGameReader();
  const made =
    (rows: readonly Row[]): Part =>
    () =>
      Promise.resolve({ rows, lines: 0 });
  const given = async (piece: Piece): Promise<Part> => {
    if (piece.kind === "stream") return made(reader.push(piece.bytes).map(rowFor));
    await pool.room();
    const rows = pool.rowsOf(piece.batch.bytes);
    return () => rows;
  };
  let isStream = false;
  for await (const chunk of source.bytes()) {
    if ("storage" in chunk) {
      // Games that were whole before; the one that was open is not known to its end.
      for (const { bytes } of cutter.end().flatMap(batchIn))
        yield made(reader.push(bytes).map(rowFor));
      yield made([unreadRow(chunk)]);
      return;
    }
    onRead?.(chunk.length);
    for (const piece of cutter.push(chunk)) {
      isStream ||= piece.kind === "stream";
      yield await given(piece);
    }
  }
  for (const piece of cutter.end()) yield await given(piece);
  if (isStream) yield made(reader.end().map(rowFor));
}

const batchIn = (piece: Piece): readonly Batch[] => (piece.kind === "batch" ? [piece.batch] : []);

/** So many parts may wait for one before them: what is read ahead is bounded. */
const MOST_WAITING = 64;

/** Audits the games of these sources; rows come in the order of the games. */
export async function* auditArchive(
  sources: AsyncIterable<Source> | Iterable<Source>,
  options: ArchiveOptions,
): AsyncGenerator<PlacedRow> {
  const waiting: { readonly source: string; readonly part: Part; readonly isFirst: boolean }[] = [];
  let [number, lines] = [0, 0];
  const told = async function* (): AsyncGenerator<PlacedRow> {
    const { source, part, isFirst } = waiting.shift()!;
    if (isFirst) [number, lines] = [0, 0];
    const { rows, lines: more } = await part();
    for (const row of rows) yield { place: { source, number: ++number }, row: moved(row, lines) };
    lines += more;
  };
  for await (const source of sources) {
    let isFirst = true;
    for await (const part of partsOf(source, options)) {
      waiting.push({ source: source.name, part, isFirst });
      isFirst = false;
      while (waiting.length >= MOST_WAITING) yield* told();
    }
  }
  while (waiting.length > 0) yield* told();
}
