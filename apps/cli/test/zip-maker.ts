// Writes ZIP archives field by field, so that they may say what is not so. Of each file the list says what stands before its data, unless
// told otherwise.
import { deflateRawSync } from "node:zlib";

/** What is said of a file, in its list and before its data. */
interface Told {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
}

export interface MadeFile {
  readonly name: string;
  /** As they stand in the archive. Left out: the file has no bytes of its own, and `at` says whose it has. */
  readonly data?: Uint8Array;
  /** The place of the file that the list sends to, in place of its own: that of the named file. */
  readonly at?: string;
  readonly told: Partial<Told>;
  /** What the list alone says. */
  readonly listed?: Partial<Told>;
}

export const stored = (name: string, data: Uint8Array): MadeFile => ({
  name,
  data,
  told: { method: 0, bytes: data.length },
});

export const deflated = (name: string, data: Uint8Array): MadeFile => ({
  name,
  data: deflateRawSync(data, { level: 9 }),
  told: { method: 8, bytes: data.length },
});

const fields = (...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const all = values.map(([bytes, value]) => {
    const field = Buffer.alloc(bytes);
    field.writeUIntLE(value, 0, bytes);
    return field;
  });
  return Buffer.concat(all);
};

/** 1 January 1980, midnight. */
const NO_TIME = 0x210000;

const common = ({ flags, method, packedBytes, bytes, name }: Told): Buffer =>
  fields(
    [2, 20],
    [2, flags],
    [2, method],
    [4, NO_TIME],
    [4, 0],
    [4, packedBytes],
    [4, bytes],
    [2, Buffer.byteLength(name)],
    [2, 0],
  );

const headed = (told: Told): Buffer =>
  Buffer.concat([fields([4, 0x04034b50]), common(told), Buffer.from(told.name)]);

const listedAs = (told: Told, at: number): Buffer => {
  const rest = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, at]);
  return Buffer.concat([
    fields([4, 0x02014b50], [2, 20]),
    common(told),
    rest,
    Buffer.from(told.name),
  ]);
};

/** The archive of these files; `count` is how many of them its end tells. */
export const zipOf = (files: readonly MadeFile[], count = files.length): Buffer => {
  const [body, list]: [Buffer[], Buffer[]] = [[], []];
  const places = new Map<string, number>();
  let length = 0;
  for (const { name, data, at, told, listed } of files) {
    const packedBytes = data?.length ?? 0;
    const before = { name, flags: 0, method: 0, packedBytes, bytes: packedBytes, ...told };
    if (data !== undefined) {
      places.set(name, length);
      body.push(headed(before), Buffer.from(data));
      length += headed(before).length + data.length;
    }
    list.push(listedAs({ ...before, ...listed }, places.get(at ?? name)!));
  }
  const listBytes = Buffer.concat(list);
  const end = [
    [4, 0x06054b50],
    [4, 0],
    [2, count],
    [2, count],
    [4, listBytes.length],
    [4, length],
    [2, 0],
  ] as const;
  return Buffer.concat([...body, listBytes, fields(...end)]);
};
