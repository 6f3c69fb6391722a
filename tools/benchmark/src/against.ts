// The audits of another checkout of this repository, in this process: so two commits are measured in turns.
import { createRequire } from "node:module";
import { join } from "node:path";
import type { GameId } from "@assize/catalogue";
import type { GameModel } from "@assize/kernel-model";
import { auditBenches, type Auditor, explainsWith } from "./benches.ts";
import type { Corpus } from "./corpus.ts";
import { plantedIn } from "./planted.ts";
import { measureInTurns } from "./rounds.ts";

interface Catalogue {
  readonly loadGame: (id: GameId) => Promise<{ readonly model: GameModel }>;
}

/** The checkout in a folder, which needs its own `node_modules`. */
export const checkoutIn = async (folder: string, id: GameId): Promise<Auditor> => {
  const load = createRequire(join(folder, "package.json"));
  load("effect/schema/SchemaJITCompiler/enable");
  const verifier = join(folder, "packages/kernel/verifier/src/node.ts");
  const catalogue = join(folder, "packages/catalogue/src/index.ts");
  const { audit } = load(verifier) as Pick<Auditor, "audit">;
  const { model } = await (load(catalogue) as Catalogue).loadGame(id);
  return { audit, model };
};

/** By name of the bench: the time here as a share of the time there. */
export type Shares = Readonly<Record<string, number>>;

export const sharesOf = async (
  here: Auditor,
  there: Auditor,
  corpus: Corpus,
  {
    planted,
    rounds,
    warmUp,
  }: { readonly planted: number; readonly rounds: number; readonly warmUp: number },
): Promise<Shares> => {
  const logs = plantedIn(
    corpus,
    planted,
    (log) => explainsWith(here)(log) && explainsWith(there)(log),
  );
  const shares: Record<string, number> = {};
  const ours = auditBenches(here, corpus, logs);
  const theirs = auditBenches(there, corpus, logs);
  for (const [at, bench] of ours.entries()) {
    const pair = [{ ...theirs[at]!, name: "there" }, bench];
    const figures = await measureInTurns(pair, { rounds, warmUp, measure: "there" });
    shares[bench.name] = figures[1]!.ratioToMeasure;
  }
  return shares;
};
