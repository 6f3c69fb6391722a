// `npm run new-game -- my-game`: makes a game's package and says what comes next.
import { CannotMake, newGame } from "./new-game.ts";

const [name = "", ...more] = process.argv.slice(2);

try {
  if (more.length > 0) throw new CannotMake("one name at a time: npm run new-game -- my-game");
  const files = newGame(process.cwd(), name);
  for (const path of files) console.log(path);
  console.log(`
A small game that can be played. Try it:

  npx vitest run packages/${name}
  npx assize simulate --game ${name} --seed 7 > game.jsonl
  npx assize audit game.jsonl

Then make it yours: docs/tutorial/your-first-game.md. Before you commit, run \`npm run docs\`, which
makes its reference pages, and \`npm install\` once, which enters the package in package-lock.json.`);
} catch (error) {
  if (!(error instanceof CannotMake)) throw error;
  console.error(`new-game: ${error.message}`);
  process.exitCode = 1;
}
