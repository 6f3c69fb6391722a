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
  /** Deepest nesting of a line's JSON. */
  jsonDepth: 32,
  /** Most findings told of one game; the audit stops after them and says so. */
  findingsPerGame: 1_000,
  /** Most forced consequences that may follow one event. */
  forcedInARow: 1_000,
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
