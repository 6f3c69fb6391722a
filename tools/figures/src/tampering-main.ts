// `npm run tampering -- [games] [step] [game]`: tampers with every step-th event of so many games in every way and prints
// what became of the mutants, by event type and by clause, as Markdown.
import { GAME_IDS, isGameId, loadGame } from "@assize/catalogue";
import { chartSubject } from "./chart-subject.ts";
import { tamperWith } from "./tampering-report.ts";
import { xiditSubject } from "./xidit-subject.ts";

const [games, step] = [Number(process.argv[2] ?? 6), Number(process.argv[3] ?? 40)];
if (![games, step].every((one) => Number.isSafeInteger(one) && one > 0)) {
  process.stderr.write("tampering: give the number of games and which events, for example 24 10\n");
  process.exit(3);
}

const id = process.argv[4] ?? xiditSubject.model.id;
if (!isGameId(id)) {
  process.stderr.write(`tampering: no game ${id}; there are ${GAME_IDS.join(", ")}\n`);
  process.exit(3);
}
const subject = id === xiditSubject.model.id ? xiditSubject : chartSubject(await loadGame(id));

const { mutants, byType, byClause, failures } = tamperWith(subject, games, step, 5);
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

const row = (...cells: readonly (string | number)[]): void =>
  void process.stdout.write(`| ${cells.join(" | ")} |\n`);

process.stdout.write(`${mutants} mutants of ${games} games, ${failures.length} failures\n\n`);
for (const failure of failures) process.stdout.write(`- ${failure}\n`);
row("Tampered with", "Broke a rule, caught", "Damaged the record, caught", "Another legal game");
row("---", "---", "---", "---");
for (const [type, { caught, damaged, another }] of [...byType].toSorted(byName))
  row(`\`${type}\``, caught, damaged, another);
process.stdout.write("\n");
row("Clause cited by the first finding", "Mutants");
row("---", "---");
for (const [clause, times] of [...byClause].toSorted(byName)) row(`\`${clause}\``, times);
process.exitCode = failures.length === 0 ? 0 : 1;
