// A finding that follows from no other, with those that belong to it folded away below.
import { createMemo, For, Show, type JSX } from "solid-js";
import type { CauseText } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { FindingCard } from "./finding-card.tsx";
import { RulingForm } from "./rulings/ruling-form.tsx";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly cause: CauseText;
  /** The event of the moment. */
  readonly seq: number;
  readonly onSeek: (seq: number) => void;
  readonly onReadClause: (id: string) => void;
  /** What the cause came to, in a sentence. */
  readonly effect: string | undefined;
}

export const Cause = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const isAtPart = createMemo(() =>
    props.cause.parts.some(({ finding }) => finding.seq === props.seq),
  );
  return (
    <>
      <FindingCard {...props} found={props.cause} isHere={props.cause.finding.seq === props.seq} />
      <RulingForm line={props.cause.finding.seq} code={props.cause.finding.code} />
      <Show when={props.cause.parts.length > 0}>
        <details class="parts" open={isAtPart()}>
          <summary>{words().parts(props.cause.parts.length)}</summary>
          <ol class="finding-list">
            <For each={props.cause.parts}>
              {(part) => (
                <li>
                  <FindingCard
                    {...props}
                    effect={undefined}
                    found={part}
                    isHere={part.finding.seq === props.seq}
                    isPart
                  />
                </li>
              )}
            </For>
          </ol>
        </details>
      </Show>
    </>
  );
};
