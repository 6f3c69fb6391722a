// The event of the moment as the log has it, and what was found of it, as data: for developers.
import { For, Show, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import "./raw.css";

const textOf = (value: unknown): string => JSON.stringify(value, null, 2);

export const RawPanel = (): JSX.Element => {
  const { cursor, facts, lineAt } = useSession();
  const words = useMessages(messagesIn);
  const line = () => (cursor.seq() === 0 ? undefined : lineAt(cursor.seq()));
  const found = () =>
    cursor.branch() === 0
      ? (facts()?.verdict.findings ?? []).filter(({ seq }) => seq === cursor.seq())
      : [];
  return (
    <div class="panel-body raw">
      <Show when={line()} keyed fallback={<p class="quiet">{words().nothingYet}</p>}>
        {({ seq, type, by, data, class: kind, place, taken, clauses }) => (
          <>
            <h3>{words().event(seq)}</h3>
            <pre>{textOf({ seq, type, ...(by === null ? {} : { by }), data })}</pre>
            <h3>{words().applied}</h3>
            <pre>{textOf({ class: kind, place, transitions: taken, clauses })}</pre>
          </>
        )}
      </Show>
      <For each={found()}>
        {(finding) => (
          <>
            <h3>{words().finding(finding.id)}</h3>
            <pre>{textOf(finding)}</pre>
          </>
        )}
      </For>
    </div>
  );
};
