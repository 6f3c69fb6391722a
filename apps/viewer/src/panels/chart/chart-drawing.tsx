// The drawing of a chart: the board's own painter, with what a click in a chart means.
import type { JSX } from "solid-js";
import { Board } from "../../board/board.tsx";
import { useSession } from "../../session/session.tsx";
import type { Chart } from "./create-chart.ts";
import { pointedByKey } from "./pointing.ts";

export const ChartDrawing = (props: { readonly chart: Chart }): JSX.Element => {
  const { cursor, panels, preferences } = useSession();
  return (
    <div class="chart-drawing" style={{ background: props.chart.theme().background }}>
      <Board
        scene={props.chart.scene()}
        theme={props.chart.theme()}
        seq={cursor.seq()}
        motionMs={0}
        language={preferences.language()}
        lookAt={props.chart.lookAt()}
        onPoint={(key) => {
          const pointed = pointedByKey(props.chart.description, key);
          if (pointed !== null) panels.chart.setPointed(pointed);
        }}
      />
    </div>
  );
};
