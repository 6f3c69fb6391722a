// The record beside a branch, or two branches. Knows branches by their names.
import { createMemo, For, Show, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const AgainstBranch = (): JSX.Element => {
  const { branches, comparison, cursor, openLogs } = useSession();
  const words = useMessages(messagesIn);
  const others = createMemo(() =>
    [{ id: 0, name: words().record }, ...branches().filter(({ id }) => id !== 0)].filter(
      ({ id }) => id !== cursor.branch(),
    ),
  );
  const compare = (branch: number): void => {
    const history = openLogs.current()?.facts.history;
    if (history !== undefined) comparison.setAgainst({ kind: "branch", history, branch });
  };
  return (
    <section class="card compare-way" aria-labelledby="compare-branches">
      <h2 id="compare-branches">{words().withBranch}</h2>
      <Show when={others().length > 0} fallback={<p class="quiet small">{words().noBranches}</p>}>
        <ul class="compare-list">
          <For each={others()}>
            {({ id, name }) => (
              <li>
                <button type="button" class="button" onClick={() => compare(id)}>
                  <bdi>{name}</bdi>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
};
