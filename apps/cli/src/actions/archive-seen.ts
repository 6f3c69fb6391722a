// Which logs were seen, by 64 bits of their digests: of a million of them 16 MiB are held, and while room is made 24. Knows no row.

/** So many there is room for at first; a power of two, as all that follow. */
const FIRST_SLOTS = 4_096;

interface Slots {
  /** False where it is there already. */
  readonly add: (high: number, low: number) => boolean;
  readonly each: (take: (high: number, low: number) => void) => void;
}

/** Requires that fewer are added than there are slots. */
const createSlots = (slots: number): Slots => {
  const held = new Uint32Array(2 * slots);
  return {
    add: (high, low) => {
      for (let at = low % slots; ; at = (at + 1) % slots) {
        const [there, beside] = [held[2 * at], held[2 * at + 1]];
        if (there === high && beside === low) return false;
        if (there !== 0 || beside !== 0) continue;
        held.set([high, low], 2 * at);
        return true;
      }
    },
    each: (take) => {
      for (let at = 0; at < held.length; at += 2)
        if (held[at] !== 0 || held[at + 1] !== 0) take(held[at]!, held[at + 1]!);
    },
  };
};

/** Answers whether it is asked of a log for the first time. `log` is the name that its row has: a digest, and perhaps what was left out. */
export const createSeen = (): ((log: string) => boolean) => {
  let size = FIRST_SLOTS;
  let slots = createSlots(size);
  let count = 0;
  const grow = (): void => {
    size *= 2;
    const larger = createSlots(size);
    slots.each(larger.add);
    slots = larger;
  };
  return (log) => {
    if (2 * count >= size) grow();
    const bytes = Buffer.from(log.slice(0, 11), "base64url");
    // A log of which something was left out is another one.
    const isNew = slots.add(bytes.readUInt32LE(0), (bytes.readUInt32LE(4) ^ log.length) >>> 0);
    if (isNew) count++;
    return isNew;
  };
};
