// The verdict and the assurance level, always in sight.
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
    <>
      <button type="button" class={`verdict ${verdict().kind}`} onClick={() => props.onOpen()}>
        <Icon name={ICONS[verdict().kind]} />
        <strong>{sharedWords().verdict[verdict().kind]}</strong>
        <Show when={props.facts.causes > 0}>
          <span class="count">{sharedWords().findings(props.facts.causes)}</span>
        </Show>
      </button>
      <span class="assurance" title={words().assuranceMeans[verdict().assurance]}>
        <Icon name="link" />
        {words().assurance[verdict().assurance]}
        <span class="unseen">{words().assuranceMeans[verdict().assurance]}</span>
      </span>
    </>
  );
};
