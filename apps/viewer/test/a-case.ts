// Cases as `assize case` makes them, but for their reports, with nothing packed.
import { nodeHash } from "@assize/kernel-integrity/node";

const encoder = new TextEncoder();

/** What the list and what stands before the data say alike: stored, unflagged, without a time. */
const common = (name: Uint8Array, data: Uint8Array): Buffer => {
  const told = Buffer.alloc(26);
  told.writeUInt16LE(20, 0);
  told.writeUInt32LE(data.length, 14);
  told.writeUInt32LE(data.length, 18);
  told.writeUInt16LE(name.length, 22);
  return told;
};

const zipOf = (files: readonly (readonly [name: string, data: Uint8Array])[]): Uint8Array => {
  const [body, list]: [Uint8Array[], Uint8Array[]] = [[], []];
  let length = 0;
  for (const [called, data] of files) {
    const name = encoder.encode(called);
    const told = common(name, data);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(length, 10);
    list.push(Buffer.from("PK\x01\x02\x14\0", "latin1"), told, rest, name);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), told, name, data]);
    body.push(local);
    length += local.length;
  }
  const [contents, index] = [Buffer.concat(body), Buffer.concat(list)];
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(contents.length, 16);
  return new Uint8Array(Buffer.concat([contents, index, end]));
};

export interface CaseParts {
  readonly log: Uint8Array;
  readonly rulings?: string | null;
  readonly ruling?: readonly string[];
  readonly arbitrations?: unknown;
}

export const aCase = ({
  log,
  rulings = null,
  ruling = [],
  arbitrations,
}: CaseParts): Uint8Array => {
  const files: (readonly [string, Uint8Array])[] = [["game.jsonl", log]];
  if (arbitrations !== undefined)
    files.push(["arbitrations-1.json", encoder.encode(JSON.stringify(arbitrations))]);
  const digests = Object.fromEntries(files.map(([name, data]) => [name, nodeHash(data)]));
  const contents = { format: "assize-case/1", rulings, ruling, current: false, files: digests };
  return zipOf([["case.json", encoder.encode(JSON.stringify(contents))], ...files]);
};
