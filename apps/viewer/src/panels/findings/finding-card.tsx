// One finding: what is wrong, what was recorded beside what the rules say, the clause that was broken, how the game goes on,
// and who answers for it. Its code and its data are for developers and stand elsewhere.
import { For, Show, type JSX } from "solid-js";
import { Icon } from "../../kit/icons.tsx";
import type { FindingText } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  readonly found: FindingText;
  readonly isHere: boolean;
  /** True for one that belongs to another. */
  readonly isPart?: boolean;
  /** What it came to, in a sentence; absent where that is not known, or not for these eyes. */
  readonly effect?: string | undefined;
  readonly onSeek: (seq: number) => void;
  readonly onReadClause: (id: string) => void;
}

/** Two hashes beside each other tell nobody anything. */
const hasSides = ({ expected, recorded, finding }: FindingText): boolean =>
  finding.code !== "chain-broken" && (expected !== "" || recorded !== "");

const Sides = (props: { readonly found: FindingText }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <Show when={hasSides(props.found)}>
      <dl class="evidence">
        <div class="recorded">
          <dt>{words().recorded}</dt>
          <dd>{props.found.recorded === "" ? "–" : props.found.recorded}</dd>
        </div>
        <div class="expected">
          <dt>{words().expected}</dt>
          <dd>{props.found.expected === "" ? "–" : props.found.expected}</dd>
        </div>
      </dl>
    </Show>
  );
};

/** The clauses that were broken, each with its sources and the rulings it is read through. */
const Broken = (props: Pick<Props, "found" | "onReadClause">): JSX.Element => {
  const words = useMessages(messagesIn);
  const rulingsOf = (ids: readonly string[]) =>
    props.found.rulings.filter(({ id }) => ids.includes(id));
  return (
    <For each={props.found.clauses}>
      {(clause) => (
        <blockquote class="clause">
          <p>{clause.statement}</p>
          <Show when={rulingsOf(clause.rulings).length > 0}>
            <details>
              <summary>{words().readingHere}</summary>
              <For each={rulingsOf(clause.rulings)}>
                {(ruling) => (
                  <p class="ruling small">
                    {ruling.question}{" "}
                    <strong>
                      {ruling.options.find((option) => option.id === ruling.chosen)?.statement ??
                        ruling.chosen}
                    </strong>
                  </p>
                )}
              </For>
            </details>
          </Show>
          <footer class="small quiet">
            <Show when={clause.sources.length > 0}>
              {clause.completion || clause.completedHere
                ? words().missingAt(clause.sources.join("; "))
                : clause.sources.join("; ")}{" "}
            </Show>
            <button type="button" class="rule-link" onClick={() => props.onReadClause(clause.id)}>
              {words().readRule}
            </button>
          </footer>
        </blockquote>
      )}
    </For>
  );
};

export const FindingCard = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const finding = () => props.found.finding;
  return (
    <article
      class="finding"
      classList={{ here: props.isHere, part: props.isPart === true }}
      data-finding-seq={finding().seq}
    >
      <header class="finding-head">
        <Icon name="warning" />
        <h3>{props.found.cause}</h3>
      </header>
      <Show when={props.effect}>{(effect) => <p class="effect">{effect()}</p>}</Show>
      <Sides found={props.found} />
      <Broken found={props.found} onReadClause={props.onReadClause} />
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
      <p class="small quiet">{props.found.blame}</p>
      <Show when={!props.isHere}>
        <div class="finding-jumps">
          <button type="button" class="button small" onClick={() => props.onSeek(finding().seq)}>
            {words().at(finding().seq)}
          </button>
          <Show when={finding().seq > 1}>
            <button
              type="button"
              class="button small plain"
              onClick={() => props.onSeek(finding().seq - 1)}
            >
              {words().before}
            </button>
          </Show>
        </div>
      </Show>
    </article>
  );
};
