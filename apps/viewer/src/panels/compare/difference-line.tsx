// Where two sides differ first, in words, and the way there. A function of its props.
import { Match, Switch, type JSX } from "solid-js";
import type { Difference, Problem } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  /** Undefined while that is not known, null where there is none. */
  readonly difference: Difference | null | undefined;
  readonly problem: Problem | null;
  readonly progress: { readonly done: number; readonly of: number } | null;
  readonly seq: number;
  readonly onJump: (seq: number) => void;
}

/** Before the first event no event can have led to it. */
const isAtStart = ({ seq, kind }: Difference): boolean => seq === 0 && kind === "state";

export const DifferenceLine = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <div class="difference-line" role="status">
      <Switch fallback={<span class="quiet">…</span>}>
        <Match when={props.problem}>
          {(why) => (
            <span class="compare-problem">{[why().message, ...why().details].join(" ")}</span>
          )}
        </Match>
        <Match when={props.progress}>
          {(progress) => (
            <label class="compare-progress">
              {words().opening}
              <progress
                {...(progress().of > 0 ? { value: progress().done, max: progress().of } : {})}
              />
            </label>
          )}
        </Match>
        <Match when={props.difference === null}>{words().same}</Match>
        <Match when={props.difference}>
          {(found) => (
            <>
              <button
                type="button"
                class="button small first-difference"
                aria-pressed={props.seq === found().seq}
                onClick={() => props.onJump(found().seq)}
              >
                {found().seq === 0 ? words().firstAtStart : words().firstAt(found().seq)}
              </button>
              <span>{isAtStart(found()) ? words().otherStart : words().kinds[found().kind]}</span>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
};
