// What can be done with the page and the game that is open: one list of commands, then the settings.
import { For, Show, type JSX } from "solid-js";
import { type Language, LANGUAGES } from "@assize/kernel-model";
import { type Theme, THEMES } from "../kit/preferences.ts";
import { useSession, type Session } from "../session/session.tsx";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import { useMessages } from "../kit/use-messages.ts";
import { copyLink } from "./copy-link.ts";
import { Icon, type IconName } from "../kit/icons.tsx";
import { EyesChoice } from "./eyes-choice.tsx";
import { messagesIn, type Messages } from "./messages/messages.ts";
import { printSheet } from "./print-sheet.ts";
import { toStart } from "./to-start.ts";

/** What a command is called, whether it needs an open game, and what it does. */
interface Command {
  readonly icon: IconName;
  readonly label: (words: Messages) => string;
  readonly needsHistory: boolean;
  /** True where it makes sense only for a page of a site, not for one from a disk. */
  readonly needsSite?: true;
  readonly run: (session: Session, words: Messages) => void;
}

const isOffered = ({ needsHistory, needsSite }: Command, { openLogs }: Session): boolean =>
  (!needsHistory || openLogs.current() !== undefined) &&
  (needsSite === undefined || location.protocol !== "file:");

const COMMANDS: readonly Command[] = [
  {
    icon: "link",
    label: (words) => words.copyLink,
    needsHistory: true,
    run: (session, words) => void copyLink(session, words),
  },
  {
    icon: "share",
    label: (words) => words.share,
    needsHistory: true,
    run: ({ panels }) => panels.setHanding("link"),
  },
  {
    icon: "save",
    label: (words) => words.saveAs,
    needsHistory: true,
    run: ({ panels }) => panels.setHanding("files"),
  },
  {
    icon: "embed",
    label: (words) => words.embed,
    needsHistory: true,
    needsSite: true,
    run: ({ panels }) => panels.setHanding("embedding"),
  },
  {
    icon: "print",
    label: (words) => words.print,
    needsHistory: true,
    run: (session) => void printSheet(session),
  },
  {
    icon: "text",
    label: (words) => words.asText,
    needsHistory: true,
    run: ({ panels }) => panels.setText(!panels.isText()),
  },
  {
    icon: "dice",
    label: (words) => words.newGame,
    needsHistory: false,
    run: ({ panels, playing }) => {
      playing.pause();
      panels.askNewGame();
    },
  },
  {
    icon: "keyboard",
    label: (words) => words.help,
    needsHistory: false,
    run: ({ panels }) => panels.setHelp(true),
  },
  {
    icon: "chart",
    label: (words) => words.developers,
    needsHistory: true,
    run: ({ panels }) => panels.openTab("inspect"),
  },
  {
    icon: "scales",
    label: (words) => words.home,
    needsHistory: true,
    run: toStart,
  },
  {
    icon: "close",
    label: (words) => words.closeHistory,
    needsHistory: true,
    run: ({ openLogs }) => {
      const history = openLogs.current();
      if (history !== undefined) openLogs.close(history.facts.history);
    },
  },
];

/** Each language calls itself by its own name. */
const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
};

const Settings = (): JSX.Element => {
  const { openLogs, panels, preferences } = useSession();
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  return (
    <div class="settings">
      <Show when={preferences.narrow() && !panels.isAtTable() && openLogs.current()}>
        <EyesChoice />
      </Show>
      <label>
        {words().language}
        <select
          class="field"
          onChange={(event) => preferences.setLanguage(event.currentTarget.value as Language)}
        >
          <For each={LANGUAGES}>
            {(each) => (
              <option value={each} lang={each} selected={each === preferences.language()}>
                {NAMES[each]}
              </option>
            )}
          </For>
        </select>
      </label>
      <label>
        {words().theme}
        <select
          class="field"
          onChange={(event) => preferences.setTheme(event.currentTarget.value as Theme)}
        >
          <For each={THEMES}>
            {(each) => (
              <option value={each} selected={each === preferences.theme()}>
                {sharedWords().themes[each]}
              </option>
            )}
          </For>
        </select>
      </label>
    </div>
  );
};

export const Menu = (): JSX.Element => {
  const session = useSession();
  const words = useMessages(messagesIn);
  let details: HTMLDetailsElement | undefined;
  const close = (): void => {
    if (details?.open !== true) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  return (
    <div class="menus">
      <Show when={session.openLogs.current()}>
        <button type="button" class="button" onClick={() => session.panels.setOpener(true)}>
          <Icon name="folder" />
          <span class="label">{words().open}</span>
        </button>
      </Show>
      <details
        class="menu"
        ref={(element) => (details = element)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          close();
        }}
        onFocusOut={(event) => {
          if (
            event.relatedTarget instanceof Node &&
            !event.currentTarget.contains(event.relatedTarget)
          )
            event.currentTarget.open = false;
        }}
      >
        <summary class="button">
          <Icon name="menu" />
          <span class="label">{words().menu}</span>
        </summary>
        <div class="menu-sheet">
          <ul>
            <For each={COMMANDS}>
              {(command) => (
                <Show when={isOffered(command, session)}>
                  <li>
                    <button
                      type="button"
                      class="button plain"
                      id={`menu-${command.icon}`}
                      onClick={() => {
                        close();
                        command.run(session, words());
                      }}
                    >
                      <Icon name={command.icon} />
                      {command.label(words())}
                    </button>
                  </li>
                </Show>
              )}
            </For>
          </ul>
          <Settings />
        </div>
      </details>
    </div>
  );
};
