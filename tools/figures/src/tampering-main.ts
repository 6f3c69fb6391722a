// `npm run tampering -- [games] [step]`: tampers with every step-th event of so many games in every way and prints
// what became of the mutants, by event type and by clause, as Markdown.
import { tamperWith } from "./tampering-report.ts";

const [games, step] = [Number(process.argv[2] ?? 6), Number(process.argv[3] ?? 40)];
if (![games, step].every((one) => Number.isSafeInteger(one) && one > 0)) {
  process.stderr.write("tampering: give the number of games and which events, for example 24 10\n");
  process.exit(3);
}

const { mutants, byType, byClause, failures } = tamperWith(games, step, 5);
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
