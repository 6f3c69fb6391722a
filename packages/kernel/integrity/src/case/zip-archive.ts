// A small ZIP archive that may be hostile: its list is held to what stands before each file, and files are unpacked as streams whose
// bytes are counted. Its checks (CRC) only have to be the same in both places: a case has digests. In Node and in a browser alike. Knows
// no case.

/** What is wrong with an archive. */
export type Damage =
  | "torn"
  | "list"
  | "too-many"
  | "twice"
  | "packing"
  | "two-things"
  | "shared-bytes"
  | "other-data";

/** The archive is broken, or misleads. `file` is the name in it, where one file is to blame. */
export class DamagedArchive extends Error {
  override readonly name = "DamagedArchive";
  readonly damage: Damage;
  readonly file: string;
  constructor(damage: Damage, file = "") {
    super(`${damage} ${file}`);
    this.damage = damage;
    this.file = file;
  }
}

/** One file of an archive, as the archive tells it; `unpack` throws `DamagedArchive` where it is not so. */
export interface ArchivedFile {
  readonly name: string;
  /** Of the unpacked file. No byte more comes out. */
  readonly bytes: number;
  readonly unpack: () => Promise<Uint8Array>;
}

const STORED = 0;
const DEFLATED = 8;
/** Flags of a file that say something else than how hard it was packed, or that its name is UTF-8. */
const FLAGS_THAT_MATTER = 0xffff & ~0x0806;

/** Where the parts of an archive begin, by their signatures, and how long each is without what varies. */
const END = { signature: 0x06054b50, bytes: 22 } as const;
const ENTRY = { signature: 0x02014b50, bytes: 46 } as const;
const LOCAL = { signature: 0x04034b50, bytes: 30 } as const;
const MOST_COMMENT_BYTES = 65_535;

/** What is told of a file in two places. */
interface Told {
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly name: Uint8Array<ArrayBuffer>;
}

interface Listed {
  readonly told: Told;
  readonly name: string;
  readonly start: number;
  readonly data: Uint8Array<ArrayBuffer>;
  /** What stands before its data. */
  readonly local: Told;
  readonly end: number;
}

const utf8 = new TextDecoder("utf-8");

/** Reads numbers; whatever lies outside of the archive is a broken list. */
interface Bytes {
  readonly u16: (at: number) => number;
  readonly u32: (at: number) => number;
  readonly slice: (from: number, length: number) => Uint8Array<ArrayBuffer>;
  readonly length: number;
}

const bytesIn = (archive: Uint8Array): Bytes => {
  const all = archive.slice();
  const view = new DataView(all.buffer);
  const inside = (at: number, length: number): number => {
    if (at + length > all.length) throw new DamagedArchive("list");
    return at;
  };
  return {
    u16: (at) => view.getUint16(inside(at, 2), true),
    u32: (at) => view.getUint32(inside(at, 4), true),
    slice: (from, length) => all.subarray(inside(from, length), from + length),
    length: all.length,
  };
};

/** Where the end of the list is told: what says so, with a comment that reaches to the last byte. */
const endOf = ({ u16, u32, length }: Bytes): number => {
  const first = Math.max(0, length - END.bytes - MOST_COMMENT_BYTES);
  for (let at = length - END.bytes; at >= first; at--)
    if (u32(at) === END.signature && at + END.bytes + u16(at + 20) === length) return at;
  throw new DamagedArchive("torn");
};

/** Flags, method, time, date, check, two sizes and the length of the name follow each other in both places. */
const toldAt = ({ u16, u32, slice }: Bytes, at: number, nameAt: number): Told => ({
  flags: u16(at),
  method: u16(at + 2),
  crc: u32(at + 8),
  packedBytes: u32(at + 12),
  bytes: u32(at + 16),
  name: slice(nameAt, u16(at + 20)),
});

const listedAt = (bytes: Bytes, at: number): { readonly file: Listed; readonly next: number } => {
  const { u16, u32, slice } = bytes;
  if (u32(at) !== ENTRY.signature) throw new DamagedArchive("list");
  const told = toldAt(bytes, at + 8, at + ENTRY.bytes);
  const start = u32(at + 42);
  if (u32(start) !== LOCAL.signature) throw new DamagedArchive("list");
  const local = toldAt(bytes, start + 6, start + LOCAL.bytes);
  const from = start + LOCAL.bytes + local.name.length + u16(start + 28);
  const isWhole = told.method !== STORED || told.packedBytes === told.bytes;
  if (!isWhole) throw new DamagedArchive("list");
  return {
    file: {
      told,
      local,
      start,
      name: utf8.decode(told.name),
      data: slice(from, told.packedBytes),
      end: from + told.packedBytes,
    },
    next: at + ENTRY.bytes + told.name.length + u16(at + 30) + u16(at + 32),
  };
};

const listOf = (bytes: Bytes, most: number): readonly Listed[] => {
  const { u16, u32 } = bytes;
  const end = endOf(bytes);
  const count = u16(end + 10);
  if (count > most) throw new DamagedArchive("too-many");
  const files: Listed[] = [];
  let at = u32(end + 16);
  for (let left = count; left > 0; left--) {
    const { file, next } = listedAt(bytes, at);
    files.push(file);
    at = next;
  }
  // A list that is longer or shorter than its end says hides something.
  if (at !== end || u16(end + 8) !== count) throw new DamagedArchive("list");
  return files;
};

const checkNames = (files: readonly Listed[]): void => {
  const names = new Set<string>();
  for (const { name } of files) {
    if (names.has(name)) throw new DamagedArchive("twice", name);
    names.add(name);
  }
};

const isPlain = ({ method, flags }: Told): boolean =>
  (method === STORED || method === DEFLATED) && (flags & FLAGS_THAT_MATTER) === 0;

/** The two places that tell of a file tell the same: of two that differ, unpackers choose differently. */
const agree = ({ told, local }: Listed): boolean =>
  (["flags", "method", "crc", "packedBytes", "bytes"] as const).every(
    (key) => told[key] === local[key],
  ) &&
  told.name.length === local.name.length &&
  told.name.every((byte, at) => byte === local.name[at]);

const checkFile = (file: Listed): void => {
  if (!isPlain(file.told)) throw new DamagedArchive("packing", file.name);
  if (!agree(file)) throw new DamagedArchive("two-things", file.name);
};

/** No byte belongs to two files. */
const checkPlaces = (files: readonly Listed[]): void => {
  let end = 0;
  for (const file of files.toSorted((one, other) => one.start - other.start)) {
    if (file.start < end) throw new DamagedArchive("shared-bytes", file.name);
    end = file.end;
  }
};

/** Just so many bytes, unpacked. Null where there are more or fewer, or where the data are broken. */
const inflated = async (
  packed: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array | null> => {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .getReader();
  const all = new Uint8Array(bytes);
  let filled = 0;
  try {
    for (;;) {
      const { value: piece } = (await reader.read()) as { readonly value?: Uint8Array };
      if (piece === undefined) break;
      if (filled + piece.length > bytes) return null;
      all.set(piece, filled);
      filled += piece.length;
    }
    return filled === bytes ? all : null;
  } catch {
    return null;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
};

const unpackedOf = async ({ told, name, data }: Listed): Promise<Uint8Array> => {
  const found = told.method === STORED ? data : await inflated(data, told.bytes);
  if (found === null) throw new DamagedArchive("other-data", name);
  return found;
};

/** The files of an archive, in its own order, none of them unpacked yet. Throws `DamagedArchive`; so it does for more than `most`. */
export const filesOfArchive = (archive: Uint8Array, most: number): readonly ArchivedFile[] => {
  const files = listOf(bytesIn(archive), most);
  checkNames(files);
  files.forEach(checkFile);
  checkPlaces(files);
  return files.map((file) => ({
    name: file.name,
    bytes: file.told.bytes,
    unpack: () => unpackedOf(file),
  }));
};
