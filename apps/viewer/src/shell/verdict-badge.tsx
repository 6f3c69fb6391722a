// The verdict, always in sight; how far it can be trusted is told when it is pointed at, and with the findings.
import { Show, type JSX } from "solid-js";
import type { HistoryFacts } from "../protocol/protocol.ts";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import { useMessages } from "../kit/use-messages.ts";
import { Icon, type IconName } from "../kit/icons.tsx";
import { messagesIn } from "./messages/messages.ts";

const ICONS = {
  compliant: "check",
  violated: "warning",
  undetermined: "question",
} as const satisfies Record<HistoryFacts["verdict"]["kind"], IconName>;

export const VerdictBadge = (props: {
  readonly facts: HistoryFacts;
  readonly onOpen: () => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  const verdict = () => props.facts.verdict;
  return (
    <button
      type="button"
      class={`verdict ${verdict().kind}`}
      title={words().assuranceMeans[verdict().assurance]}
      onClick={() => props.onOpen()}
    >
      <Icon name={ICONS[verdict().kind]} />
      <strong>{sharedWords().verdict[verdict().kind]}</strong>
      <Show when={props.facts.causes > 0}>
        <span class="count">
          {sharedWords().findings(props.facts.causes, props.facts.verdict.findings.length)}
        </span>
        <span class="count-alone" aria-hidden="true">
          {props.facts.verdict.findings.length}
        </span>
      </Show>
    </button>
  );
};
