// The line that is always there: which game, its verdict, how far it can be trusted, whose eyes look.
import { createEffect, Show, type JSX } from "solid-js";
import { historyName } from "../session/open-log.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { EyesChoice } from "./eyes-choice.tsx";
import { LogChoice } from "./log-choice.tsx";
import "./header.css";
import { Menu } from "./menu.tsx";
import { messagesIn } from "./messages/messages.ts";
import { VerdictBadge } from "./verdict-badge.tsx";

export const Header = (): JSX.Element => {
  const { facts, openLogs, panels, preferences } = useSession();
  const words = useMessages(messagesIn);
  // The window is called after the game that is watched.
  createEffect(() => {
    const history = openLogs.current();
    document.title =
      history === undefined
        ? "Assize"
        : `${history.facts.title} · ${historyName(history)} – Assize`;
  });
  return (
    <header class="header">
      <a class="unseen skip" href="#workbench">
        {words().skip}
      </a>
      <LogChoice />
      <Show when={panels.isAtTable() ? undefined : facts()}>
        {(known) => (
          <div class="standing">
            <VerdictBadge facts={known()} onOpen={() => panels.openTab("findings")} />
            <Show when={!preferences.narrow()}>
              <EyesChoice />
            </Show>
          </div>
        )}
      </Show>
      <Menu />
    </header>
  );
};
