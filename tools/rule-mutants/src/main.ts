// Tries every mutant of the rules of Lords of Xidit and tells how many are noticed, by what, and which survive.
// Ends with 1 where a survivor is not among those that are explained, or an explained one does not survive.
import { mutantsOf } from "./mutants.ts";
import { scoreTable, shareNoticed, survivorsOf } from "./score.ts";
import { SURVIVORS } from "./survivors.ts";
import { objections, tryMutant } from "./trial.ts";
import { xiditSuite } from "./xidit-suite.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const suite = xiditSuite();
const against = objections(suite);
if (against.length > 0) throw new Error(`the unbroken rules do not pass: ${against.join("; ")}`);
say(
  `${suite.honest.length} honest logs, ${suite.tampered.length} tampered logs, ` +
    `${suite.handMade.length} hand-made positions`,
);

const tried = mutantsOf(suite.game).map((mutant) => tryMutant(mutant, suite));
const survivors = survivorsOf(tried);
for (const line of scoreTable(tried)) say(line);
say(`${(100 * shareNoticed(tried)).toFixed(1)} % noticed`);
for (const name of survivors) say(`survives: ${name}: ${SURVIVORS[name] ?? "NOT EXPLAINED"}`);
const dead = Object.keys(SURVIVORS).filter((name) => !survivors.includes(name));
for (const name of dead) say(`explained, but noticed or not there: ${name}`);
if (dead.length > 0 || survivors.some((name) => SURVIVORS[name] === undefined))
  process.exitCode = 1;
