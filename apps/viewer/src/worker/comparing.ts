// Two reels side by side, and the chart that judges them.
import { describeChart } from "@assize/kernel-chart-diagram/describe";
import { LANGUAGES } from "@assize/kernel-model";
import { firstDifference } from "@assize/kernel-history";
import { type Answering, filmAt, reelAt } from "./desk.ts";
import { wordsIn } from "./messages/index.ts";
import { Trouble } from "./trouble.ts";

export const compare: Answering<"compare"> = (desk, { left, right, reader }) => {
  const [one, other] = [left, right].map(({ film, reel }) => {
    const open = filmAt(desk, film, reader.language);
    return { film: open.film, reel: reelAt(open, reel, reader.language) };
  });
  if (one!.film.start.game.model !== other!.film.start.game.model)
    throw new Trouble("not-possible", wordsIn(reader.language).twoGames);
  return firstDifference(one!, other!, reader);
};

/** The description is made from the very chart that audits; its titles stand in every language. */
export const chart: Answering<"chart"> = async (desk, { film, language }) => {
  const { loadLanguage, model } = filmAt(desk, film, language).game;
  await Promise.all(LANGUAGES.map(async (each) => loadLanguage?.(each)));
  const layout = await desk.games.loadChartLayout(model.id);
  if (layout === null) throw new Trouble("not-possible", wordsIn(language).notShown);
  return { description: describeChart(model), layout };
};
