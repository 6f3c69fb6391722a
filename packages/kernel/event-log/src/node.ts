// What the record needs of Node: files. Knows no game.
export {
  bytesOfFile,
  bytesOfInput,
  readGamesFromFile,
  readGamesFromInput,
} from "./node-read-file.ts";
export type { OnRead, UnreadFile } from "./node-read-file.ts";
export { openPlainFile } from "./node-plain-file.ts";
export { NotUnpacked, unpacked } from "./node-unpack.ts";
export { createFileStore } from "./node-file-store.ts";
export type { FileStore } from "./node-file-store.ts";
export { tornPath } from "./node-log-file.ts";
export { lockPath } from "./node-lock.ts";
export { thisMachine } from "./node-machine.ts";
export type { FileState, Machine, OpenFile, Opening } from "./node-machine.ts";
