// Whose board this is: its name, by which rulings it was judged, and how. Knows no game.
import { Show, type JSX } from "solid-js";
import { messagesIn as sharedIn } from "../../kit/messages/messages.ts";
import { Icon } from "../../kit/icons.tsx";
import type { HistoryFacts } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly letter: "A" | "B";
  readonly name: string;
  /** Undefined for a branch, which is not audited. */
  readonly verdict: HistoryFacts["verdict"] | undefined;
  /** What stands at this side now, told. */
  readonly text: string;
  readonly differs: boolean;
}

const ICONS = { compliant: "check", violated: "warning", undetermined: "question" } as const;

export const SideHead = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  return (
    <header class="side-head">
      <h2>
        <span class="side-letter">{props.letter}</span> <bdi>{props.name}</bdi>
      </h2>
      <Show when={props.verdict}>
        {(verdict) => (
          <p class="side-verdict">
            <span class={`side-kind ${verdict().kind}`}>
              <Icon name={ICONS[verdict().kind]} /> {sharedWords().verdict[verdict().kind]}
            </span>
            <span class="quiet small">{words().ruledBy(verdict().rulings.set)}</span>
          </p>
        )}
      </Show>
      <p class="side-text" classList={{ differs: props.differs }}>
        {props.text}
      </p>
    </header>
  );
};
