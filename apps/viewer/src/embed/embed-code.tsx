// The sheet with the code that shows this game in another page.
import { createSignal, Show, type JSX } from "solid-js";
import { Sheet } from "../kit/sheet.tsx";
import { messagesIn as sharedIn } from "../kit/messages/messages.ts";
import { nameOfEyes } from "../kit/name-of-eyes.ts";
import { type Theme, THEMES } from "../kit/preferences.ts";
import { Select } from "../kit/select.tsx";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import "./embed-code.css";
import { messagesIn } from "./messages/messages.ts";
import { elementCode, type Embedding, frameCode } from "./snippets.ts";

/** The page round it decides where nothing is chosen. */
const themeOf = (theme: Theme): Embedding["theme"] => (theme === "system" ? null : theme);

/** Served by `assize view`, the viewer shows itself in no other page. */
const isOnThisMachine = (): boolean => ["127.0.0.1", "localhost"].includes(location.hostname);

const Code = (props: {
  readonly title: string;
  readonly code: string;
  /** Told what came of copying it. */
  readonly onCopied: (told: string) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.code);
      props.onCopied(words().copied);
    } catch {
      props.onCopied(words().notCopied);
    }
  };
  return (
    <section class="embed-snippet">
      <div class="export-head">
        <h3>{props.title}</h3>
        <button type="button" class="button small" onClick={() => void copy()}>
          {words().copy}
        </button>
      </div>
      <textarea
        class="field"
        readonly
        rows={props.code.split("\n").length}
        aria-label={props.title}
        value={props.code}
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  );
};

const Option = (props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}): JSX.Element => (
  <label class="embed-option">
    <input
      type="checkbox"
      checked={props.isOn}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
    {props.label}
  </label>
);

export const EmbedCode = (): JSX.Element => {
  const { cursor, eyes, facts, openLogs, panels, preferences } = useSession();
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  const [atMoment, setAtMoment] = createSignal(true);
  const [theme, setTheme] = createSignal<Theme>("system");
  const [isSpoken, setSpoken] = createSignal(false);
  const [controls, setControls] = createSignal(true);
  const [copied, setCopied] = createSignal("");
  const address = () => openLogs.current()?.source.address ?? null;
  const embedding = (): Embedding => ({
    home: new URL(".", location.href).href,
    log: address() ?? encodeURIComponent(facts()?.name ?? "game.jsonl"),
    title: `${facts()?.title ?? ""}: ${facts()?.name ?? ""}`,
    eyes: eyes(),
    seq: atMoment() ? cursor.seq() : 0,
    theme: themeOf(theme()),
    language: isSpoken() ? preferences.language() : null,
    controls: controls(),
  });
  return (
    <Sheet
      name="embed-code"
      hasParts
      title={words().sheet}
      close={words().close}
      onClose={() => panels.setHanding(null)}
    >
      <p class="quiet small">
        {isOnThisMachine() ? words().onThisMachine : ""}{" "}
        {address() === null ? words().putBeside : words().lead}{" "}
        <Show when={eyes() !== "all"}>
          {words().eyesOf(nameOfEyes(eyes(), facts()?.seats ?? [], sharedWords()))}
        </Show>
      </p>
      <fieldset>
        <legend>{words().options}</legend>
        <Option label={words().atMoment(cursor.seq())} isOn={atMoment()} onChange={setAtMoment} />
        <Option label={words().withControls} isOn={controls()} onChange={setControls} />
        <Option label={words().inLanguage} isOn={isSpoken()} onChange={setSpoken} />
        <label>
          {words().theme}{" "}
          <Select
            options={THEMES.map((each) => ({ value: each, text: sharedWords().themes[each] }))}
            value={theme()}
            onChange={(value) => setTheme(value as Theme)}
          />
        </label>
      </fieldset>
      <Code title={words().asElement} code={elementCode(embedding())} onCopied={setCopied} />
      <Code title={words().asFrame} code={frameCode(embedding())} onCopied={setCopied} />
      <p class="small" role="status">
        {copied()}
      </p>
    </Sheet>
  );
};
