// Two branches side by side, and the chart that judges them.
import { describeChart } from "@assize/kernel-chart-diagram/describe";
import { LANGUAGES } from "@assize/kernel-model";
import { firstDifference } from "@assize/kernel-history";
import { type Answering, historyAt, branchAt } from "./desk.ts";
import { messagesIn } from "./messages/messages.ts";
import { Trouble } from "./trouble.ts";

export const compare: Answering<"compare"> = (desk, { left, right, reader }) => {
  const [one, other] = [left, right].map(({ history, branch }) => {
    const open = historyAt(desk, history, reader.language);
    return { history: open.history, branch: branchAt(open, branch, reader.language) };
  });
  if (one!.history.start.game.model !== other!.history.start.game.model)
    throw new Trouble("not-possible", messagesIn(reader.language).twoGames);
  return firstDifference(one!, other!, reader);
};

/** The description is made from the very chart that audits; its titles stand in every language. */
export const chart: Answering<"chart"> = async (desk, { history, language }) => {
  const { loadLanguage, model } = historyAt(desk, history, language).game;
  await Promise.all(LANGUAGES.map(async (each) => loadLanguage?.(each)));
  const layout = await desk.games.loadChartLayout(model.id);
  if (layout === null) throw new Trouble("not-possible", messagesIn(language).notShown);
  return { description: describeChart(model), layout };
};
