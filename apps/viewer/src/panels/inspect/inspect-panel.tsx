// The inspector, in step with the game that is watched: its chart with the present state lit, and every event of the log.
import { MachineView } from "@assize/inspection-inspector/machine";
import { createMemo, type JSX, Show } from "solid-js";
import { useMessages } from "../../kit/use-messages.ts";
import type { ChartData } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { createChartData } from "../chart/create-chart.ts";
import { messagesIn } from "./messages/messages.ts";
import { machineOf, pathsTo, stepsOfLines } from "./steps-of-lines.ts";

const InspectionOf = (props: { readonly data: ChartData }): JSX.Element => {
  const { cursor, facts, frame, lineAt, lines, preferences } = useSession();
  const words = useMessages(messagesIn);
  const machine = createMemo(() => machineOf(props.data.description));
  const steps = createMemo(() =>
    stepsOfLines(lines(), props.data.description, facts()?.seats ?? [], words()),
  );
  const at = () => (cursor.seq() === 0 ? null : cursor.seq());
  const active = createMemo(() => {
    const shown = frame();
    const here = shown?.moment.seq === cursor.seq() ? shown.place : "";
    return pathsTo(lineAt(cursor.seq())?.place ?? here);
  });
  return (
    <div class="panel-body">
      <MachineView
        machine={machine()}
        steps={steps()}
        at={at()}
        active={active()}
        language={preferences.language()}
        onGo={(index) => cursor.seek(index ?? 0)}
      />
    </div>
  );
};

export const InspectPanel = (): JSX.Element => {
  const words = useMessages(messagesIn);
  const data = createChartData();
  return (
    <Show when={data()} keyed fallback={<p class="panel-body quiet">{words().loading}</p>}>
      {(known) => <InspectionOf data={known} />}
    </Show>
  );
};
