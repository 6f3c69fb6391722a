// `npm run charts`: lays out the chart of every game, or of those that are named, and writes the layouts into the
// catalogue.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { GAMES } from "@assize/catalogue/all";
import { describeChart } from "@assize/kernel-chart-diagram/describe";
import { layOutChart } from "./chart-layout.ts";
import { layoutFile, layoutPath, writeLayout } from "./layout-file.ts";

const named = process.argv.slice(2);

for (const { model } of GAMES) {
  if (named.length > 0 && !named.includes(model.id)) continue;
  const text = writeLayout(await layOutChart(describeChart(model)));
  mkdirSync(dirname(layoutFile(model.id)), { recursive: true });
  writeFileSync(layoutFile(model.id), text);
  process.stdout.write(`${layoutPath(model.id)} (${text.length} characters)\n`);
}
