// A small ZIP archive that may be hostile: its list is held to what stands before each file, and files are unpacked as streams whose
// bytes are counted. Knows no case.
import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type LocalFileHeader, type ZipFile } from "yauzl";

/** One file of an archive, as the archive tells it; `unpack` throws `DamagedArchive` where it is not so. */
export interface ArchivedFile {
  readonly name: string;
  /** Of the unpacked file. No byte more comes out. */
  readonly bytes: number;
  readonly unpack: () => Promise<Uint8Array>;
}

/** The archive is broken, or misleads. The message says of what, with `in it` for the archive. */
export class DamagedArchive extends Error {
  override readonly name = "DamagedArchive";
}

const STORED = 0;
const DEFLATED = 8;
/** Flags of a file that say something else than how hard it was packed, or that its name is UTF-8. */
const FLAGS_THAT_MATTER = 0xffff & ~0x0806;

/** One file in the list, and what stands before its data. */
interface Listed {
  readonly entry: Entry;
  readonly header: LocalFileHeader;
}

const TOLD_TWICE = [
  "compressedSize",
  "uncompressedSize",
  "compressionMethod",
  "generalPurposeBitFlag",
  "crc32",
] as const;

/** The two places that tell of a file tell the same: of two that differ, unpackers choose differently. */
const agree = ({ entry, header }: Listed): boolean =>
  TOLD_TWICE.every((key) => entry[key] === header[key]) &&
  entry.fileNameRaw.equals(header.fileName);

const isPlain = ({ compressionMethod, generalPurposeBitFlag }: Entry): boolean =>
  (compressionMethod === STORED || compressionMethod === DEFLATED) &&
  (generalPurposeBitFlag & FLAGS_THAT_MATTER) === 0;

const checkFile = (listed: Listed): void => {
  const name = listed.entry.fileName;
  if (!isPlain(listed.entry))
    throw new DamagedArchive(`${name} in it is packed in a way that no case is`);
  if (!agree(listed)) throw new DamagedArchive(`of ${name} in it two different things are said`);
};

/** No byte belongs to two files. */
const checkPlaces = (files: readonly Listed[]): void => {
  let end = 0;
  const start = ({ entry }: Listed): number => entry.relativeOffsetOfLocalHeader;
  for (const file of files.toSorted((one, other) => start(one) - start(other))) {
    const { entry, header } = file;
    if (start(file) < end)
      throw new DamagedArchive(`${entry.fileName} in it shares its bytes with another file`);
    end = header.fileDataStart + entry.compressedSize;
  }
};

const checkNames = (files: readonly Listed[]): void => {
  const names = new Set<string>();
  for (const { entry } of files) {
    if (names.has(entry.fileName)) throw new DamagedArchive(`${entry.fileName} is in it twice`);
    names.add(entry.fileName);
  }
};

/** What the library throws becomes damage; it has no errors of its own kind. */
const orDamaged = async <A>(reading: Promise<A>, what: string): Promise<A> => {
  try {
    return await reading;
  } catch {
    throw new DamagedArchive(what);
  }
};

const listOf = async (archive: ZipFile): Promise<readonly Listed[]> => {
  const files: Listed[] = [];
  for await (const entry of archive.eachEntry())
    files.push({ entry, header: await archive.readLocalFileHeaderPromise(entry) });
  return files;
};

/** The files of an archive, in its own order, none of them unpacked yet. Throws `DamagedArchive`; so it does for more than `most`. */
export const filesOfArchive = async (
  bytes: Uint8Array,
  most: number,
): Promise<readonly ArchivedFile[]> => {
  const archive = await orDamaged(
    fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    "it is torn",
  );
  if (archive.entryCount > most)
    throw new DamagedArchive(`more than ${most} files are said to be in it`);
  const files = await orDamaged(listOf(archive), "its list of files is broken");
  checkNames(files);
  files.forEach(checkFile);
  checkPlaces(files);
  const unpack = async (entry: Entry) => buffer(await archive.openReadStreamPromise(entry));
  return files.map(({ entry }) => ({
    name: entry.fileName,
    bytes: entry.uncompressedSize,
    unpack: () => orDamaged(unpack(entry), `${entry.fileName} in it is not what it says it is`),
  }));
};
