// The chart in place of the board: the drawing alone, as large as there is room; all about it stays in its tab.
import { Show, type JSX } from "solid-js";
import type { ChartData } from "../../protocol/protocol.ts";
import { ChartDrawing } from "./chart-drawing.tsx";
import { createChart, createChartData } from "./create-chart.ts";
import "./chart.css";

const Drawing = (props: { readonly data: ChartData }): JSX.Element => {
  const chart = createChart(props.data);
  return (
    <div class="chart large">
      <ChartDrawing chart={chart} />
    </div>
  );
};

export const LargeChart = (): JSX.Element => {
  const data = createChartData();
  return (
    <Show when={data()} keyed>
      {(known) => <Drawing data={known} />}
    </Show>
  );
};
