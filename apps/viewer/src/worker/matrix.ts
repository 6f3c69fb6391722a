// What a record comes to under every reading of the rules. It follows the record under many of them, so it is asked for by itself.
import { matrixInWords } from "@assize/kernel-report/lean";
import { rulingsAsJudged } from "@assize/kernel-referee";
import { matrixWith } from "@assize/kernel-verifier";
import { type Answering, historyAt } from "./desk.ts";

export const matrix: Answering<"matrix"> = async (desk, { history: id, language }) => {
  const { history } = historyAt(desk, id, language);
  const { record, start } = history;
  const { explaining } = await import("./explaining.ts");
  const judged = rulingsAsJudged(start);
  const options = {
    games: [start.game.model],
    hash: desk.hash,
    ...(start.rulings.replaced ? { rulings: judged } : {}),
  };
  const found = matrixWith(explaining, record, options);
  if (found === null) return null;
  const { rows, decides } = matrixInWords(found, start, language);
  return {
    decides,
    rows: found.rows.map(({ rulings, verdict, stated }, index) => {
      const others = Object.entries(rulings).filter(
        ([ruling, options]) => !options.includes(found.stated[ruling]!),
      );
      const overrides = Object.fromEntries(others.map(([ruling, [first]]) => [ruling, first!]));
      return {
        ...rows[index]!,
        kind: verdict,
        stated,
        rulings: { set: judged.set, overrides: { ...judged.overrides, ...overrides } },
      };
    }),
  };
};
