// What the record needs of Node: files. Knows no game.
export { readGamesFromFile } from "./node-read-file.ts";
export type { UnreadFile } from "./node-read-file.ts";
export { createFileStore, tornPath } from "./node-file-store.ts";
export { lockPath } from "./node-lock.ts";
