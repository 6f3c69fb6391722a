// The chart in place of the board: the drawing alone, as large as there is room; all about it stays in its tab.
import { Show, type JSX } from "solid-js";
import { ChartDrawing } from "./chart-drawing.tsx";
import { createChart, createChartData } from "./create-chart.ts";
import "./chart.css";

export const LargeChart = (): JSX.Element => {
  const data = createChartData();
  return (
    <Show when={data()} keyed>
      {(known) => (
        <div class="chart large">
          <ChartDrawing chart={createChart(known)} />
        </div>
      )}
    </Show>
  );
};
