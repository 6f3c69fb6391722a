// What the log comes to with the reader's rulings: who rules, what is told of it, what is still open, and the files to hand on.
import { For, Show, type JSX } from "solid-js";
import { nameOf } from "../../../export/file-names.ts";
import { namedOf } from "../../../export/named.ts";
import { saveFile, saveLog } from "../../../kit/save-file.ts";
import { useMessages } from "../../../kit/use-messages.ts";
import type { AsRuled } from "../../../protocol/protocol.ts";
import { LONGEST_NAME } from "../../../session/rulings.ts";
import { useSession } from "../../../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";
import { RulingForm } from "./ruling-form.tsx";
import "./rulings.css";

const Told = (props: { readonly told: AsRuled }): JSX.Element => {
  const words = useMessages(messagesIn);
  const session = useSession();
  const { findings } = session;
  const isListed = (seq: number, code: string): boolean =>
    (findings() ?? []).some(({ finding }) => finding.seq === seq && finding.code === code);
  const save = (): void =>
    saveFile(
      nameOf(namedOf(session), null, "rulings.json"),
      new Blob([props.told.file], { type: "application/json" }),
    );
  return (
    <>
      <pre class="ruling-told" aria-live="polite">
        {props.told.lines.join("\n")}
      </pre>
      <For each={props.told.open.filter(({ seq, code }) => !isListed(seq, code))}>
        {({ seq, code, text }) => (
          <section class="ruling-open">
            <p>
              <strong>{words().open(seq)}</strong> {text}
            </p>
            <RulingForm line={seq} code={code} />
          </section>
        )}
      </For>
      <div class="finding-jumps">
        <button type="button" class="button small" onClick={save}>
          {words().save}
        </button>
        <Show when={props.told.log}>
          {(text) => (
            <button
              type="button"
              class="button small"
              onClick={() =>
                saveLog({ name: nameOf(namedOf(session), null, "ruled.jsonl"), text: text() })
              }
            >
              {words().saveLog}
            </button>
          )}
        </Show>
      </div>
    </>
  );
};

export const RulingsCard = (): JSX.Element => {
  const words = useMessages(messagesIn);
  const { rulings } = useSession();
  const isBegun = () => rulings.made().length + rulings.unfinished() > 0;
  return (
    <Show when={isBegun()}>
      <section class="card rulings" aria-label={words().title}>
        <h3>{words().title}</h3>
        <label class="ruling-form">
          {words().arbiter}
          <input
            class="field"
            maxlength={LONGEST_NAME}
            value={rulings.arbiter()}
            onChange={(event) => rulings.setArbiter(event.currentTarget.value)}
          />
        </label>
        <Show when={rulings.unfinished() > 0}>
          <p class="small quiet">{words().unfinished(rulings.unfinished())}</p>
        </Show>
        <Show when={rulings.told() === undefined}>
          <p class="small quiet">{words().asking}</p>
        </Show>
        <Show when={rulings.told()}>{(told) => <Told told={told()} />}</Show>
      </section>
    </Show>
  );
};
