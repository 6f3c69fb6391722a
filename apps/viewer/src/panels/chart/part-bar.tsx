// Which part of the chart is shown, and how large; and keeping it as a file.
import { For, Show, type JSX } from "solid-js";
import { phasesOf, titleIn } from "@assize/kernel-chart-diagram";
import { useSession } from "../../session/session.tsx";
import { Select } from "../../kit/select.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import type { Chart } from "./create-chart.ts";
import { type Format, FORMATS } from "./formats.ts";
import { messagesIn } from "./messages/messages.ts";

/** As a value of the list; phases are written with their id, which never begins with an asterisk. */
const FOLLOW = "*follow";
const WHOLE = "*whole";

export const PartBar = (props: { readonly chart: Chart }): JSX.Element => {
  const { panels, preferences } = useSession();
  const words = useMessages(messagesIn);
  const language = preferences.language;
  const { chart: look } = panels;
  /** Text stands before all else. */
  const isLarge = (): boolean => look.isLarge() && !panels.isText();
  const chosen = (): string => {
    const part = look.part();
    if (part === "follow") return FOLLOW;
    return part === "whole" ? WHOLE : part.phase;
  };
  const choose = (value: string): void => {
    if (value === FOLLOW) look.setPart("follow");
    else look.setPart(value === WHOLE ? "whole" : { phase: value });
  };
  const phases = () => phasesOf(props.chart.description).filter(({ final }) => !final);
  const shownTitle = (): string | null => {
    const phase = phases().find(({ id }) => id === props.chart.phase());
    return phase === undefined ? null : titleIn(phase.title, language());
  };
  const keep = async (format: Format): Promise<void> => {
    const { save } = await import("./save.ts");
    save(format, {
      description: props.chart.description,
      phase: props.chart.phase(),
      language: language(),
      scene: props.chart.scene(),
      theme: props.chart.themeOf("light"),
    });
  };
  return (
    <div class="chart-bar">
      <Select
        class="small chart-part"
        label={words().part}
        options={[
          { value: FOLLOW, text: words().follow(chosen() === FOLLOW ? shownTitle() : null) },
          { value: WHOLE, text: words().whole },
          ...phases().map(({ id, title }) => ({ value: id, text: titleIn(title, language()) })),
        ]}
        value={chosen()}
        onChange={choose}
      />
      <Show when={!preferences.narrow() || isLarge()}>
        <button
          type="button"
          class="button small"
          aria-pressed={isLarge()}
          onClick={() => {
            look.setLarge(!isLarge());
            panels.setText(false);
          }}
        >
          {words().large}
        </button>
      </Show>
      <select
        class="field small chart-save"
        aria-label={words().save}
        onChange={({ currentTarget }) => {
          const format = FORMATS.find((one) => one === currentTarget.value);
          currentTarget.selectedIndex = 0;
          if (format !== undefined) void keep(format);
        }}
      >
        <option value="">{words().save}</option>
        <For each={FORMATS}>
          {(format) => <option value={format}>{words().formats[format]}</option>}
        </For>
      </select>
    </div>
  );
};
