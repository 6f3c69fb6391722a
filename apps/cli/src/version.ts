// The program's own version, read from its package.json. Knows no game.
import manifest from "../package.json" with { type: "json" };

export const VERSION: string = manifest.version;
