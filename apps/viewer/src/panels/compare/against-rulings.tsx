// The same log under other rulings: a set, and single rulings that differ from it. Knows no ruling.
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { RulingOption } from "../../kit/forms/ruling-option.tsx";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";

export const AgainstRulings = (): JSX.Element => {
  const { comparison, facts, rulebook } = useSession();
  const words = useMessages(messagesIn);
  const [chosen, setChosen] = createSignal<string | null>(null);
  const [overrides, setOverrides] = createSignal<Readonly<Record<string, string>>>({});
  const sets = () => facts()?.rulingSets ?? [];
  const current = () => facts()?.verdict.rulings.set;
  /** Another set than the log's, where there is one. */
  const set = () => chosen() ?? (sets().find(({ id }) => id !== current()) ?? sets()[0])?.id ?? "";
  const isRead = (id: string): boolean => facts()?.verdict.rulings.read.includes(id) === true;
  /** Those that the verdict rests on first. */
  const rulings = createMemo(() =>
    (rulebook()?.rulings ?? []).toSorted((a, b) => Number(isRead(b.id)) - Number(isRead(a.id))),
  );
  const override = (id: string, option: string): void => {
    const { [id]: _, ...rest } = overrides();
    setOverrides(option === "" ? rest : { ...rest, [id]: option });
  };
  return (
    <section class="card compare-way" aria-labelledby="compare-rulings">
      <h2 id="compare-rulings">{words().withRulings}</h2>
      <div class="compare-row">
        <label>
          {words().rulingSet}{" "}
          <select class="field" onChange={(event) => setChosen(event.currentTarget.value)}>
            <For each={sets()}>
              {({ id, name }) => (
                <option value={id} selected={id === set()}>
                  {name}
                </option>
              )}
            </For>
          </select>
        </label>
        <button
          type="button"
          class="button primary"
          onClick={() =>
            comparison.setAgainst({
              kind: "rulings",
              rulings: { set: set(), overrides: overrides() },
            })
          }
        >
          {words().compare}
        </button>
      </div>
      <details>
        <summary>{words().singleRulings}</summary>
        <ul class="compare-rulings">
          <For each={rulings()}>
            {(ruling) => (
              <li>
                <label>
                  <span>
                    {ruling.question}{" "}
                    <Show when={isRead(ruling.id)}>
                      <em class="quiet small">({words().restsOn})</em>
                    </Show>
                  </span>
                  <RulingOption
                    options={ruling.options}
                    value={overrides()[ruling.id] ?? ""}
                    unset={words().asInSet}
                    number={words().number}
                    onChange={(option) => override(ruling.id, option)}
                  />
                </label>
              </li>
            )}
          </For>
        </ul>
      </details>
    </section>
  );
};
