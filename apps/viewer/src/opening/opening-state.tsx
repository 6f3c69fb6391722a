// How the opening of a log goes: progress that can be cancelled, or why it cannot be shown.
import { For, Match, Show, Switch, type JSX } from "solid-js";
import { Icon } from "../kit/icons.tsx";
import type { Opening } from "../session/open-logs.ts";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly opening: Opening;
  readonly onCancel: () => void;
}

const UnderWay = (props: {
  readonly opening: Extract<Opening, { kind: "under-way" }>;
  readonly onCancel: () => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const isCounted = () => props.opening.of > 0;
  return (
    <div class="card under-way" aria-busy="true">
      <label class="under-way-title" for="audit-progress">
        {isCounted() ? words().auditing(props.opening.name) : words().reading(props.opening.name)}
      </label>
      <progress
        id="audit-progress"
        {...(isCounted() ? { value: props.opening.done, max: props.opening.of } : {})}
      />
      <div class="under-way-foot">
        <span class="quiet small">
          <Show when={isCounted()}>{words().done(props.opening.done, props.opening.of)}</Show>
        </span>
        <button type="button" class="button" onClick={() => props.onCancel()}>
          {words().cancel}
        </button>
      </div>
    </div>
  );
};

const Failed = (props: { readonly opening: Extract<Opening, { kind: "failed" }> }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <div class="card failed" role="alert">
      <h2>
        <Icon name="warning" /> {words().failed(props.opening.name)}
      </h2>
      <p>{props.opening.problem.message}</p>
      <Show when={props.opening.problem.details.length > 0}>
        <ul class="details">
          <For each={props.opening.problem.details}>{(detail) => <li>{detail}</li>}</For>
        </ul>
      </Show>
      <p class="quiet">{words().advice}</p>
    </div>
  );
};

export const OpeningState = (props: Props): JSX.Element => (
  <Switch>
    <Match when={props.opening.kind === "under-way" && props.opening}>
      {(opening) => <UnderWay opening={opening()} onCancel={props.onCancel} />}
    </Match>
    <Match when={props.opening.kind === "failed" && props.opening}>
      {(opening) => <Failed opening={opening()} />}
    </Match>
  </Switch>
);
