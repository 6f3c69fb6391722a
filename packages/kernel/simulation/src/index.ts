// Seeded bots playing through the recorder.
export { randomBot } from "./bot.ts";
export type { Bot, Question } from "./bot.ts";
export { drawOutcome, play, playOn } from "./play.ts";
export type { PlayedGame, PlayOptions } from "./play.ts";
export { drawForTable, drawFrom, fork, nextBelow, nextBits, seeded } from "./random.ts";
export type { Random } from "./random.ts";
