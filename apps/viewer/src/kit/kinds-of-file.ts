/** The endings of files that can hold a game, as a form for files takes them. Whatever else is handed over is looked at all the same. */
export const KINDS_OF_FILE = ".jsonl,.json,.ndjson,.txt,.pgn,.xgn,.zip,.gz,.zst";
