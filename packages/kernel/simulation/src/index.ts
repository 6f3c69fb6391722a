// Seeded bots playing through the recorder.
export { play, playOn, randomBot } from "./play.ts";
export type { Bot, PlayedGame, PlayOptions, Question } from "./play.ts";
export { fork, nextBelow, nextBits, seeded } from "./random.ts";
export type { Random } from "./random.ts";
