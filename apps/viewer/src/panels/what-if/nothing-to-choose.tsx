// Said where nothing can be chosen: what the rules force in its place, and the way to where something was chosen.
import { Show, type JSX } from "solid-js";
import type { Choices } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import "./nothing-to-choose.css";

/** Nothing that these eyes could choose: no seat decides here, or another one in secret. */
export const isClosed = ({ list, forms }: Choices): boolean =>
  list.length === 0 && Object.keys(forms).length === 0;

const Nobody = (props: { readonly forced: string | null }): JSX.Element => {
  const { cursor, frame, lines } = useSession();
  const words = useMessages(messagesIn);
  const chosen = () =>
    lines().filter((line) => line.class === "decision" || line.class === "chance");
  const before = () => chosen().findLast(({ seq }) => seq <= cursor.seq());
  const after = () => chosen().find(({ seq }) => seq > cursor.seq());
  return (
    <div class="nobody">
      <p class="quiet">{frame()?.over === true ? words().over : words().forced}</p>
      <Show when={props.forced}>{(text) => <p class="forced-event">{text()}</p>}</Show>
      <Show when={before()}>
        {(line) => (
          <button type="button" class="button small" onClick={() => cursor.seek(line().seq - 1)}>
            {words().toLastChoice}
          </button>
        )}
      </Show>
      <Show when={after()}>
        {(line) => (
          <button type="button" class="button small" onClick={() => cursor.seek(line().seq - 1)}>
            {words().toNextChoice}
          </button>
        )}
      </Show>
    </div>
  );
};

export const NothingToChoose = (props: { readonly choices: Choices }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <Show
      when={props.choices.kind === "none"}
      fallback={<p class="quiet">{words().notTheseEyes}</p>}
    >
      <Nobody forced={props.choices.forced} />
    </Show>
  );
};
