// An audited log as something to watch, rewind, question and branch from.
export { findingsAt, lastShown, openFilm, positionAt, RECORD, reelOf } from "./film.ts";
export type { Film, Opened, OpenOptions, Reel, ReelId, Shot, WrittenEvent } from "./film.ts";
export { seenBy, tellEvent } from "./eyes.ts";
export { linesOf, outlineOf } from "./lines.ts";
export type { Line, MarkKind } from "./lines.ts";
export type { Reader } from "./reader.ts";
export { sightOf, viewOf } from "./moment.ts";
export type { Sight } from "./moment.ts";
export { changedShapes } from "./changed.ts";
export { findingsFor, reportFor, rulebookFor } from "./verdict.ts";
export type { FindingText, Reported, RulebookText } from "./verdict.ts";
