// One finding: what was expected beside what is recorded, how the game goes on, the clauses in full, the rulings, and who
// answers for it.
import { For, Show, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import type { FindingText } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { InChart } from "../../kit/in-chart.tsx";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly found: FindingText;
  readonly isHere: boolean;
  /** True for one that belongs to another. */
  readonly isPart?: boolean;
  readonly onSeek: (seq: number) => void;
  readonly onReadClause: (id: string) => void;
  readonly onChartClause: (id: string) => void;
}

export const FindingCard = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const finding = () => props.found.finding;
  return (
    <article
      class="card finding"
      classList={{ here: props.isHere, part: props.isPart === true }}
      data-finding-seq={finding().seq}
    >
      <header class="finding-head">
        <Icon name="warning" />
        <h3>{props.found.headline}</h3>
      </header>
      <p class="finding-facts small quiet">
        <code>{finding().code}</code>
        <span>{props.found.blame}</span>
      </p>
      <div class="finding-jumps">
        <button type="button" class="button small" onClick={() => props.onSeek(finding().seq - 1)}>
          {words().before}
        </button>
        <button type="button" class="button small" onClick={() => props.onSeek(finding().seq)}>
          {words().at(finding().seq)}
        </button>
      </div>
      <Show when={props.found.expected !== "" || props.found.recorded !== ""}>
        <dl class="sides">
          <div class="expected">
            <dt>{words().expected}</dt>
            <dd>{props.found.expected === "" ? "–" : props.found.expected}</dd>
          </div>
          <div class="recorded">
            <dt>{words().recorded}</dt>
            <dd>{props.found.recorded === "" ? "–" : props.found.recorded}</dd>
          </div>
        </dl>
      </Show>
      <Show when={props.found.explanation}>
        {(explanation) => (
          <div class="explanation small">
            <p>{explanation().what}</p>
            <Show when={explanation().supposed !== ""}>
              <p>{words().supposed(explanation().supposed)}</p>
            </Show>
            <For each={explanation().others}>{(other) => <p class="quiet">{other}</p>}</For>
          </div>
        )}
      </Show>
      <For each={props.found.clauses}>
        {(clause) => (
          <blockquote class="clause">
            <button type="button" class="chip" onClick={() => props.onReadClause(clause.id)}>
              {clause.id}
            </button>{" "}
            <InChart clause={clause.id} onShow={props.onChartClause} />
            <p>{clause.statement}</p>
            <Show when={clause.sources.length > 0}>
              <footer class="small quiet">{clause.sources.join("; ")}</footer>
            </Show>
          </blockquote>
        )}
      </For>
      <For each={props.found.rulings}>
        {(ruling) => (
          <p class="ruling small">
            <button type="button" class="chip" onClick={() => props.onReadClause(ruling.id)}>
              {ruling.id}
            </button>{" "}
            {ruling.question}{" "}
            <strong>
              {ruling.options.find((option) => option.id === ruling.chosen)?.statement ??
                ruling.chosen}
            </strong>
          </p>
        )}
      </For>
    </article>
  );
};
