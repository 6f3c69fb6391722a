// A stream of chunks, taken by numbers of bytes. Keeps no more than what was looked at. Knows no format.

export interface ByteQueue {
  /** The next bytes, which stay in the queue: `count` of them, or fewer where the stream ends. */
  readonly look: (count: number) => Promise<Uint8Array>;
  /** Takes the next bytes: `count` of them, or fewer where the stream ends. */
  readonly take: (count: number) => Promise<Uint8Array>;
  /** Takes the next bytes, piece by piece as they come: `count` of them, or fewer where the stream ends. */
  readonly pass: (count: number) => AsyncGenerator<Uint8Array>;
}

/** Requires a stream that has no other reader. Its maker closes it. */
export const byteQueue = (chunks: AsyncIterator<Uint8Array>): ByteQueue => {
  let held: Uint8Array = new Uint8Array(0);

  const more = async (): Promise<boolean> => {
    const next = await chunks.next();
    if (next.done === true) return false;
    const before = held;
    held = next.value;
    if (before.length === 0) return true;
    held = new Uint8Array(before.length + next.value.length);
    held.set(before);
    held.set(next.value, before.length);
    return true;
  };

  const cut = (count: number): Uint8Array => {
    const taken = held.subarray(0, count);
    held = held.subarray(taken.length);
    return taken;
  };

  const look = async (count: number): Promise<Uint8Array> => {
    while (held.length < count && (await more()));
    return held.subarray(0, count);
  };

  async function* pass(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0;) {
      if (held.length === 0 && !(await more())) return;
      const piece = cut(left);
      left -= piece.length;
      if (piece.length > 0) yield piece;
    }
  }

  return {
    look,
    take: async (count) => {
      await look(count);
      return cut(count);
    },
    pass,
  };
};
