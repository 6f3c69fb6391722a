// `npm run charts`: lays out the chart of every game and writes the layouts into the catalogue.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { GAMES } from "@assize/catalogue/all";
import { describeChart } from "@assize/kernel-chart-diagram/describe";
import { layOutChart } from "./chart-layout.ts";
import { layoutFile, layoutPath, writeLayout } from "./layout-file.ts";

for (const { model } of GAMES) {
  const text = writeLayout(await layOutChart(describeChart(model)));
  mkdirSync(dirname(layoutFile(model.id)), { recursive: true });
  writeFileSync(layoutFile(model.id), text);
  process.stdout.write(`${layoutPath(model.id)} (${text.length} characters)\n`);
}
