// What came of the record and of the branch that is looked at, side by side.
import { Show, type JSX } from "solid-js";
import type { BranchFacts } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const Outcomes = (props: {
  readonly record: string | null;
  readonly branch: BranchFacts | undefined;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <Show when={props.branch}>
      {(branch) => (
        <dl class="outcomes" aria-label={words().outcomes}>
          <div>
            <dt>{words().record}</dt>
            <dd>{props.record ?? words().notOver}</dd>
          </div>
          <div class="of-branch">
            <dt>{branch().name}</dt>
            <dd>{branch().outcome ?? words().notOver}</dd>
          </div>
        </dl>
      )}
    </Show>
  );
};
