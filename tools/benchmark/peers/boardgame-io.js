// What the benchmark uses of boardgame.io, whose inner parts can only be required.
import { createRequire } from "node:module";

export const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  "boardgame.io/internal",
);
