// Every limit of the platform, in one place. Reaching one is an answer (a finding or `undetermined`), never a hang.

/** Limits of one log. `bytes` are UTF-8 bytes. */
export const LIMITS = {
  /** Longest line of a log, in bytes, without its newline. */
  lineBytes: 1_048_576,
  /** Most events of one game. */
  eventsPerGame: 100_000,
  /** Most bytes of one game. Hostile JSON takes 25 times its bytes in memory, and three games are held. */
  bytesPerGame: 8_388_608,
  /** Most games in one file or stream. */
  gamesPerFile: 10_000_000,
  /** Longest JSON that is read from outside of a log, in bytes: an event, a message, an edition. */
  jsonBytes: 1_048_576,
  /** Most bytes of a file that the viewer opens, unpacked. */
  viewedBytes: 268_435_456,
  /** Deepest nesting of JSON, in a log and outside. */
  jsonDepth: 32,
  /** Most bytes that packed data (gzip, zstd) may unpack to ... */
  unpackedBytes: 134_217_728,
  /** ... or, where that is more, this many times the bytes that they have. */
  unpackedRatio: 100,
  /** Most frames that zstd data may be cut into ... */
  zstdFrames: 10_000,
  /** ... or, where they have more bytes than this each on average, as many as there are. */
  zstdFrameBytes: 100,
  /** Greatest window of zstd data, in bytes: what unpacking them takes of memory. That of the zstd program. */
  zstdWindowBytes: 134_217_728,
  /** Most findings reported of one game, about its bytes and its course together; the verdict says if there are more. */
  findingsPerGame: 1_000,
  /** Most undos told of one game; the verdict says how many there are. */
  undosTold: 1_000,
  /** Data of more values than this are told by their first misfit alone, and nothing like them is looked for. */
  valuesCompared: 2_000,
  /** Most misfits reported of one value that does not have its shape. */
  misfitsTold: 20,
  /** Most values reported of one line that the record does not know. */
  unknownTold: 20,
  /** Most forced consequences that may follow one event. */
  forcedInARow: 1_000,
  /** Most decisions of one type that a game may offer one seat at one position, legal or not. */
  choicesOffered: 1_000_000,
  /** Most legal alternatives listed in an explanation. */
  alternativesShown: 200,
  /** Most decisions listed to somebody who has to choose one. */
  choicesListed: 1_000,
  /** Most branches that a game keeps beside its record while it is watched. */
  branchesPerGame: 200,
  /** Most seats at a table. */
  seats: 64,
} as const;

export type LimitName = keyof typeof LIMITS;
