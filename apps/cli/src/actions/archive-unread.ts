// Files of an archive that cannot be read, or not to their end: said as they are met, and of many how many more there are. Each is a
// row beside this. Knows no format.
import type { Source } from "@assize/archive/node";
import { count } from "../english.ts";
import type { Session } from "../session.ts";

/** So many are named. */
const MOST_NAMED = 5;

export interface UnreadFiles {
  /** The same source; what it says of its end is told. */
  readonly watch: (source: Source) => Source;
  /** Tells how many were not named. */
  readonly end: () => void;
}

type Bytes = ReturnType<Source["bytes"]>;

export const tellingUnread = (session: Session): UnreadFiles => {
  let files = 0;
  async function* watched(bytes: Bytes): Bytes {
    for await (const chunk of bytes) {
      if ("storage" in chunk && ++files <= MOST_NAMED)
        session.warn(`assize: ${chunk.storage.message}`);
      yield chunk;
    }
  }
  return {
    watch: (source) => ({ ...source, bytes: (onRead) => watched(source.bytes(onRead)) }),
    end: () => {
      const more = files - MOST_NAMED;
      if (more > 0)
        session.warn(
          `assize: ${count(more, "more file", "more files")} cannot be read; assize archive query games names all`,
        );
    },
  };
};
