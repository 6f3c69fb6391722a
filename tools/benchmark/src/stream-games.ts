// A process of its own: writes N games on standard output, made of the games of a file. `stream-games.ts FILE N`.
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { copyOf } from "./copies.ts";

const [, , path, asked] = process.argv;
const games = readFileSync(path!, "utf8")
  .split(/\n(?=\{"format")/)
  .map((game) => game.trimEnd().split("\n"));
const count = Number(asked);
for (let made = 0; made < count; made++) {
  const lines = copyOf(games[made % games.length]!, Math.floor(made / games.length));
  if (!process.stdout.write(`${lines.join("\n")}\n`)) await once(process.stdout, "drain");
}
