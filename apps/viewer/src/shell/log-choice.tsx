// The name of the page, and of the game that is watched; a choice where several are open or in one file.
import { For, Show, type JSX } from "solid-js";
import { historyName, type OpenLog } from "../session/open-log.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { Icon } from "../kit/icons.tsx";
import { messagesIn } from "./messages/messages.ts";
import { toStart } from "./to-start.ts";

export const LogChoice = (): JSX.Element => {
  const session = useSession();
  const { openLogs } = session;
  const words = useMessages(messagesIn);
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    toStart(session);
  };
  const openGame = (history: OpenLog, number: number): void => {
    const open = openLogs
      .all()
      .find((other) => other.source === history.source && other.number === number);
    if (open !== undefined) openLogs.choose(open.facts.history);
    else void openLogs.open(history.source, number);
  };
  return (
    <div class="titles">
      <a class="brand" href={location.pathname} aria-label={words().home} onClick={go}>
        <Icon name="scales" />
        <span class="brand-name">Assize</span>
      </a>
      <Show when={openLogs.current()}>
        {(history) => (
          <>
            <h1 class="title">
              <span class="game-title">{history().facts.title}</span>
              <Show
                when={openLogs.all().length > 1}
                fallback={<span class="file-name">{historyName(history())}</span>}
              >
                <select
                  class="field file-name"
                  aria-label={words().history}
                  onChange={(event) => openLogs.choose(Number(event.currentTarget.value))}
                >
                  <For each={openLogs.all()}>
                    {(each) => (
                      <option value={each.facts.history} selected={each === history()}>
                        {historyName(each)}
                      </option>
                    )}
                  </For>
                </select>
              </Show>
            </h1>
            <Show when={history().games > 1}>
              <select
                class="field small"
                aria-label={words().archive(history().games)}
                onChange={(event) => openGame(history(), Number(event.currentTarget.value))}
              >
                <For each={Array.from({ length: history().games }, (_, index) => index + 1)}>
                  {(number) => (
                    <option value={number} selected={number === history().number}>
                      {words().game(number, history().games)}
                    </option>
                  )}
                </For>
              </select>
            </Show>
          </>
        )}
      </Show>
    </div>
  );
};
