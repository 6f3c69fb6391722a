// Another log of the same game: one that is open, or a file. Knows no format.
import { createMemo, For, type JSX } from "solid-js";
import { KINDS_OF_FILE } from "../../kit/kinds-of-file.ts";
import { historyName } from "../../session/open-log.ts";
import { problemOf } from "../../protocol/client.ts";
import { MOST_BYTES } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

const MEGABYTE = 1024 * 1024;

export const AgainstLog = (): JSX.Element => {
  const { comparison, openLogs, setNotice } = useSession();
  const words = useMessages(messagesIn);
  const others = createMemo(() => {
    const current = openLogs.current();
    return openLogs
      .all()
      .filter((history) => history !== current && history.facts.game === current?.facts.game);
  });
  const take = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return setNotice(words().tooLarge(MOST_BYTES / MEGABYTE));
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      comparison.setAgainst({ kind: "log", source: { name: file.name, bytes, address: null } });
    } catch (failure) {
      setNotice(problemOf(failure).message);
    }
  };
  return (
    <section class="card compare-way" aria-labelledby="compare-logs">
      <h2 id="compare-logs">{words().withLog}</h2>
      <ul class="compare-list">
        <For each={others()}>
          {(history) => (
            <li>
              <button
                type="button"
                class="button"
                onClick={() =>
                  comparison.setAgainst({
                    kind: "branch",
                    history: history.facts.history,
                    branch: 0,
                  })
                }
              >
                <bdi>{historyName(history)}</bdi>
              </button>
            </li>
          )}
        </For>
        <li>
          <label class="button">
            {words().openLog}
            <input
              class="unseen"
              type="file"
              accept={KINDS_OF_FILE}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = "";
                if (file !== undefined) void take(file);
              }}
            />
          </label>
        </li>
      </ul>
    </section>
  );
};
