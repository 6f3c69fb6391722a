// What the audit found: the verdict in words, then each cause with its evidence.
import { createEffect, For, on, Show, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { Cause } from "./cause.tsx";
import "./findings.css";
import { RulingsCard } from "./rulings/rulings-card.tsx";
import { messagesIn } from "./messages/messages.ts";

/** Where the first answer is given. */
const toFirstRuling = (): void => {
  const first = document.querySelector<HTMLElement>(".finding-list .ruling-form select");
  first?.scrollIntoView({ block: "center" });
  first?.focus({ preventScroll: true });
};

/** Remarks on the text that the log was made of: folded away where all of it stands in the log. */
const OfText = (): JSX.Element => {
  const { facts } = useSession();
  const words = useMessages(messagesIn);
  return (
    <Show when={facts()?.text}>
      {(text) => (
        <details class="card doubt of-text" open={!text().isWhole}>
          <summary>{words().ofText(text().lines.length)}</summary>
          <ul>
            <For each={text().lines}>{(line) => <li>{line}</li>}</For>
          </ul>
        </details>
      )}
    </Show>
  );
};

export const FindingsPanel = (): JSX.Element => {
  const { cursor, facts, findings, impacts, panels, playing } = useSession();
  const words = useMessages(messagesIn);
  const verdict = () => facts()?.verdict;
  const seek = (seq: number): void => {
    playing.pause();
    cursor.seek(seq);
  };
  // The finding of the moment comes into sight, without taking the focus.
  createEffect(
    on([cursor.seq, findings], ([seq]) => {
      const card = document.querySelector(`[data-finding-seq="${seq}"]`);
      card?.scrollIntoView({ block: "nearest" });
    }),
  );
  return (
    <div class="panel-body findings">
      <Show when={verdict()}>
        {(known) => (
          <p>
            {known().findings.length === 0
              ? words().none[known().kind]
              : words().prefix(known().compliantPrefix)}
          </p>
        )}
      </Show>
      <Show when={impacts()?.together}>
        {(together) => <p class="card effect">{together().short}</p>}
      </Show>
      <Show when={(findings()?.length ?? 0) > 0}>
        <button type="button" class="button primary rule-on-them" onClick={toFirstRuling}>
          {words().ruleOnThem}
        </button>
      </Show>
      <Show when={facts()?.open.fitsAs}>
        {(fitsAs) => <p class="card doubt fits-as">{fitsAs()}</p>}
      </Show>
      <OfText />
      <For each={facts()?.open.doubts ?? []}>
        {(doubt) => (
          <p class="card doubt">
            <strong>{words().doubt(doubt.seq)}</strong> {doubt.text}
          </p>
        )}
      </For>
      <Show when={facts()?.open.searchedInPart}>
        {(searched) => <p class="card doubt">{searched()}</p>}
      </Show>
      <Show when={facts()?.open.stopped}>
        {(stopped) => <p class="card doubt">{words().stopped(stopped().seq, stopped().text)}</p>}
      </Show>
      <Show when={findings()} fallback={<p class="quiet">…</p>}>
        {(all) => (
          <ol class="finding-list">
            <For each={all()}>
              {(cause) => (
                <li>
                  <Cause
                    cause={cause}
                    seq={cursor.seq()}
                    onSeek={seek}
                    onReadClause={panels.showClause}
                    effect={impacts()?.causes[cause.finding.id]?.short}
                  />
                </li>
              )}
            </For>
          </ol>
        )}
      </Show>
      <RulingsCard />
      <details class="report">
        <summary>{words().report}</summary>
        <pre>{facts()?.report.join("\n")}</pre>
      </details>
    </div>
  );
};
