// A small button beside a clause: lights it up in the chart. Knows no session.
import type { JSX } from "solid-js";
import { Icon } from "./icons.tsx";
import { useMessages } from "./use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const InChart = (props: {
  readonly clause: string;
  readonly onShow: (clause: string) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <button
      type="button"
      class="chip in-chart"
      aria-label={words().inChart}
      title={words().inChart}
      onClick={() => props.onShow(props.clause)}
    >
      <Icon name="chart" />
    </button>
  );
};
