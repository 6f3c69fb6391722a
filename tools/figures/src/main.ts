// `npm run figures -- [games]`: plays and audits so many games of each variant under each ruling set and prints
// what was counted, as a Markdown table.
import { noCounts, playAndAudit, RULING_SETS, VARIANTS, type Counts } from "./corpus.ts";

const games = Number(process.argv[2] ?? 50);
if (!Number.isSafeInteger(games) || games < 1) {
  process.stderr.write("figures: give the number of games of each variant and set, at least 1\n");
  process.exit(3);
}

const perGame = (total: number, counts: Counts): string => (total / counts.games).toFixed(1);
const share = (some: number, counts: Counts): string =>
  `${Math.round((100 * some) / counts.games)} %`;

const add = (a: Counts, b: Counts): Counts => ({
  games: a.games + b.games,
  events: a.events + b.events,
  threats: a.threats + b.threats,
  recruits: a.recruits + b.recruits,
  awakenings: a.awakenings + b.awakenings,
  borrowings: a.borrowings + b.borrowings,
  dummyWins: a.dummyWins + b.dummyWins,
});

const row = (cells: readonly string[]): void =>
  void process.stdout.write(`| ${cells.join(" | ")} |\n`);

row(["Variant", "Set", "Games", "Events", "Threats", "Recruits", "Awaken", "Borrow", "Dummy wins"]);
row(["---", "---", "---", "---", "---", "---", "---", "---", "---"]);
const tell = (variant: string, set: string, counts: Counts): void =>
  row([
    variant,
    set,
    String(counts.games),
    perGame(counts.events, counts),
    perGame(counts.threats, counts),
    perGame(counts.recruits, counts),
    share(counts.awakenings, counts),
    share(counts.borrowings, counts),
    share(counts.dummyWins, counts),
  ]);

for (const variant of VARIANTS) {
  const name = `${variant.players} ${variant.length}`;
  let total = noCounts();
  for (const set of RULING_SETS) {
    const counts = playAndAudit(variant, set, games);
    tell(name, set, counts);
    total = add(total, counts);
  }
  tell(`**${name}**`, "all", total);
}
