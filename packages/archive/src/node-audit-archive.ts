// The order of an audit of an archive, and the only place that tells it: files are cut into batches, workers make rows
// of them, rows are numbered in their order and given out. A plain file is read by the workers themselves. Memory holds the
// batches in hand, and rows that wait for those before them. Knows no game.
import { createGameReader, type ReadGame } from "@assize/kernel-event-log";
import { bytesOfFile, type OnRead, type UnreadFile } from "@assize/kernel-event-log/node";
import { type Batch, createCutter, type Piece } from "./cut.ts";
import type { Pool } from "./node-pool.ts";
import { type FileRange, RANGE_BYTES, rangesOf, sizeOfPlainLog } from "./node-ranges.ts";
import type { Place } from "./node-put.ts";
import { behind, type Row } from "./row.ts";
import type { BatchRows, RowMaker } from "./rows.ts";

/** One thing to read: a file by its path, or a stream that was opened. */
export interface Source {
  readonly name: string;
  /** Its bytes, unpacked, which the reader may give back; the last item says why it could not be read, or not to its end. */
  readonly bytes: (onRead?: OnRead) => AsyncIterable<Uint8Array | UnreadFile>;
  /** The file that these are the bytes of, where workers may read it themselves. */
  readonly path?: string;
}

/** A file by its path. */
export const fileSource = (path: string): Source => ({
  name: path,
  bytes: (onRead) => bytesOfFile(path, onRead),
  path,
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
  /** Told of what was read, as it stands in its files. */
  readonly onRead?: OnRead;
  /** How many bytes are handed over at once, about. */
  readonly batchBytes?: number;
}

/** How far one source has come. */
interface Told {
  readonly source: Source;
  games: number;
  lines: number;
  /** True once all that is left of it was read in another way. */
  isOver: boolean;
}

/** Rows to come; null where their part of a file has to be read as a stream. */
interface Part {
  readonly told: Told;
  readonly rows: Promise<BatchRows | null>;
  /** What is told as read once they are there. */
  readonly bytes: number;
}

const unreadRow = ({ storage }: UnreadFile): Row => ({
  verdict: "unreadable",
  reason: storage.code,
  line: 0,
});

const batchIn = (piece: Piece): readonly Batch[] => (piece.kind === "batch" ? [piece.batch] : []);

/** Gives the memory of a chunk back that has some of its own: a collector takes its time with what stands outside its heap. */
const giveBack = ({ buffer, length }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
};

/** The parts of a stream in their order: each is under way when it is given out. */
async function* partsOfStream(
  told: Told,
  { pool, rowFor, onRead, batchBytes }: ArchiveOptions,
): AsyncGenerator<Part> {
  const cutter = createCutter(batchBytes);
  const reader = createGameReader();
  const made = (rows: readonly Row[]): Part => ({
    told,
    rows: Promise.resolve({ rows, lines: 0 }),
    bytes: 0,
  });
  const given = async (piece: Piece): Promise<Part> => {
    if (piece.kind === "stream") return made(reader.push(piece.bytes).map(rowFor));
    await pool.room();
    return { told, rows: pool.rowsOf(piece.batch.bytes), bytes: 0 };
  };
  let isStream = false;
  for await (const chunk of told.source.bytes(onRead)) {
    if ("storage" in chunk) {
      // Games that were whole before; the one that was open is not known to its end.
      for (const { bytes } of cutter.end().flatMap(batchIn))
        yield made(reader.push(bytes).map(rowFor));
      yield made([unreadRow(chunk)]);
      return;
    }
    const pieces = cutter.push(chunk);
    giveBack(chunk);
    for (const piece of pieces) {
      isStream ||= piece.kind === "stream";
      yield await given(piece);
    }
  }
  for (const piece of cutter.end()) yield await given(piece);
  if (isStream) yield made(reader.end().map(rowFor));
}

/** So many small files are handed over at once. */
const MOST_FILES_AT_ONCE = 64;

/** The parts of files that workers read, gathered until they are worth a worker's while. */
const createGathering = (pool: Pool) => {
  let gathered: { readonly told: Told; readonly range: FileRange }[] = [];
  let bytes = 0;
  return {
    add: (told: Told, range: FileRange): void => {
      gathered.push({ told, range });
      bytes += range.end - range.start;
    },
    isEnough: () => bytes >= RANGE_BYTES || gathered.length >= MOST_FILES_AT_ONCE,
    handOver: async (): Promise<readonly Part[]> => {
      if (gathered.length === 0) return [];
      await pool.room();
      const rows = pool.rowsOfRanges!(gathered.map(({ range }) => range));
      const parts = gathered.map(({ told, range: { start, end } }, at): Part => {
        const own = rows.then((batches) => batches[at]!);
        // Whoever waits for them comes later, and is told then.
        own.catch(() => undefined);
        return { told, rows: own, bytes: end - start };
      });
      [gathered, bytes] = [[], 0];
      return parts;
    },
  };
};

/** The parts of all sources in their order: each is under way when it is given out. */
async function* partsOf(
  sources: AsyncIterable<Source> | Iterable<Source>,
  options: ArchiveOptions,
): AsyncGenerator<Part> {
  const { pool } = options;
  const gathering = createGathering(pool);
  for await (const source of sources) {
    const told: Told = { source, games: 0, lines: 0, isOver: false };
    const { path } = source;
    const size =
      path === undefined || pool.rowsOfRanges === undefined ? null : sizeOfPlainLog(path);
    if (size === null) {
      yield* await gathering.handOver();
      yield* partsOfStream(told, options);
      continue;
    }
    for (const range of rangesOf(path!, size)) {
      if (told.isOver) break;
      gathering.add(told, range);
      if (gathering.isEnough()) yield* await gathering.handOver();
    }
  }
  yield* await gathering.handOver();
}

/** The rows of a source behind those that were told, read as a stream from its beginning, here and now. */
async function* restOf(told: Told, { rowFor }: ArchiveOptions): AsyncGenerator<PlacedRow> {
  told.isOver = true;
  const source = told.source.name;
  const reader = createGameReader();
  const before = told.games;
  let number = 0;
  const rowsIn = function* (games: readonly ReadGame[]): Generator<PlacedRow> {
    for (const read of games)
      if (++number > before) yield { place: { source, number }, row: rowFor(read) };
  };
  for await (const chunk of told.source.bytes()) {
    if ("storage" in chunk) {
      yield { place: { source, number: ++number }, row: unreadRow(chunk) };
      return;
    }
    yield* rowsIn(reader.push(chunk));
  }
  yield* rowsIn(reader.end());
}

/** What is read ahead is bounded: by parts in hand, and by rows that wait for those before them. */
const MOST_WAITING_PARTS = 1_024;
const MOST_WAITING_ROWS = 2_048;

/** Audits the games of these sources; rows come in the order of the games. */
export async function* auditArchive(
  sources: AsyncIterable<Source> | Iterable<Source>,
  options: ArchiveOptions,
): AsyncGenerator<PlacedRow> {
  const waiting: Part[] = [];
  const isThere = new Set<Part>();
  let rowsWaiting = 0;
  const next = async function* (): AsyncGenerator<PlacedRow> {
    const part = waiting.shift()!;
    const { told, rows, bytes } = part;
    const batch = await rows;
    isThere.delete(part);
    rowsWaiting -= batch?.rows.length ?? 0;
    if (told.isOver) return;
    if (batch === null) {
      yield* restOf(told, options);
      return;
    }
    if (bytes > 0) options.onRead?.(bytes);
    const source = told.source.name;
    for (const row of batch.rows)
      yield { place: { source, number: ++told.games }, row: behind(told.lines, row) };
    told.lines += batch.lines;
  };
  const arrived = (part: Part, batch: BatchRows | null): void => {
    isThere.add(part);
    rowsWaiting += batch?.rows.length ?? 0;
  };
  const isToTell = (): boolean =>
    (waiting[0] !== undefined && isThere.has(waiting[0])) ||
    waiting.length >= MOST_WAITING_PARTS ||
    rowsWaiting >= MOST_WAITING_ROWS;
  for await (const part of partsOf(sources, options)) {
    waiting.push(part);
    // A failure is thrown where its rows are told.
    part.rows.then((batch) => arrived(part, batch)).catch(() => undefined);
    while (isToTell()) yield* next();
  }
  while (waiting.length > 0) yield* next();
}
