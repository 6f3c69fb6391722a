// The line that is always there: which game, its verdict, how far it can be trusted, whose eyes look.
import { createEffect, For, Show, type JSX } from "solid-js";
import type { Eyes } from "@assize/kernel-model";
import { historyName } from "../session/open-log.ts";
import { useSession } from "../session/session.tsx";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import { useMessages } from "../kit/use-messages.ts";
import { LogChoice } from "./log-choice.tsx";
import "./header.css";
import { Icon } from "../kit/icons.tsx";
import { Menu } from "./menu.tsx";
import { messagesIn } from "./messages/messages.ts";
import { eyesOf, nameOfEyes } from "../kit/name-of-eyes.ts";
import { VerdictBadge } from "./verdict-badge.tsx";

const EyesChoice = (): JSX.Element => {
  const { eyes, facts, setEyes } = useSession();
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  const seats = () => facts()?.seats ?? [];
  const choose = (value: string): void =>
    setEyes(value === "all" || value === "public" ? value : (Number(value) as Eyes));
  return (
    <label class="eyes" classList={{ narrowed: eyes() !== "all" }} title={words().eyes}>
      <Icon name="eye" />
      <span class="unseen">{words().eyes}</span>
      <select
        class="field"
        value={String(eyes())}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <For each={eyesOf(seats().length)}>
          {(each) => (
            <option value={String(each)} selected={each === eyes()}>
              {nameOfEyes(each, seats(), sharedWords())}
            </option>
          )}
        </For>
      </select>
    </label>
  );
};

export const Header = (): JSX.Element => {
  const { facts, openLogs, panels } = useSession();
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
            <EyesChoice />
          </div>
        )}
      </Show>
      <Menu />
    </header>
  );
};
