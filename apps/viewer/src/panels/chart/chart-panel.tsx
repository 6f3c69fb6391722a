// The chart of the game that is watched, in step with it: drawn, asked and told.
import { createMemo, Show, type JSX } from "solid-js";
import type { ChartData } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { Asking } from "../why/asking.tsx";
import { Ways } from "../why/ways.tsx";
import { ChartDrawing } from "./chart-drawing.tsx";
import { ChartSearch } from "./chart-search.tsx";
import { createChart, createChartData } from "./create-chart.ts";
import { messagesIn } from "./messages/messages.ts";
import { nameOfTransition } from "./pointing.ts";
import { PartBar } from "./part-bar.tsx";
import { PointedCard } from "./pointed-card.tsx";
import { Onward, StandingCard } from "./standing-card.tsx";
import "./chart.css";

const ChartOf = (props: { readonly data: ChartData }): JSX.Element => {
  const { panels, preferences } = useSession();
  const words = useMessages(messagesIn);
  const chart = createChart(props.data);
  const look = panels.chart;
  const why = createMemo(() => chart.inquiry.why());
  return (
    <div class="panel-body chart">
      <PartBar chart={chart} />
      <ChartSearch description={chart.description} onPoint={look.setPointed} />
      <Show
        when={!look.isLarge() || panels.isText()}
        fallback={<p class="quiet small chart-elsewhere">{words().elsewhere}</p>}
      >
        <ChartDrawing chart={chart} />
      </Show>
      <StandingCard chart={chart} />
      <Show when={look.pointed()}>
        {(pointed) => <PointedCard chart={chart} pointed={pointed()} />}
      </Show>
      <section class="chart-asked" aria-labelledby="chart-asked-title">
        <h3 id="chart-asked-title">{words().asked}</h3>
        <Asking inquiry={chart.inquiry} />
        <Show when={why()}>
          {(known) => (
            <>
              <p class="chart-judged" classList={{ legal: known().legal }}>
                <strong>{known().legal ? words().legal : words().notLegal}</strong> {known().text}
              </p>
              <Show when={known().expected !== null}>
                <p class="chart-forced small">
                  {words().forced} <code>{JSON.stringify(known().expected)}</code>
                  <br />
                  {words().recorded} <code>{JSON.stringify(known().event.data)}</code>
                </p>
              </Show>
              <Show
                when={known().ways.length > 0}
                fallback={<p class="quiet small">{known().told.join(" ")}</p>}
              >
                <Ways
                  why={known()}
                  onClause={(id) => look.setPointed({ kind: "clause", id })}
                  onWay={(id) => look.setPointed({ kind: "transition", id })}
                  nameOf={(id) => nameOfTransition(chart.description, id, preferences.language())}
                />
              </Show>
            </>
          )}
        </Show>
      </section>
      <Onward chart={chart} />
    </div>
  );
};

export const ChartPanel = (): JSX.Element => {
  const words = useMessages(messagesIn);
  const data = createChartData();
  return (
    <Show when={data()} keyed fallback={<p class="panel-body quiet">{words().loading}</p>}>
      {(known) => <ChartOf data={known} />}
    </Show>
  );
};
