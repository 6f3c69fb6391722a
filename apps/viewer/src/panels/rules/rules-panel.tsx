// The rulebook clause by clause: searched, read, and followed to the events it was applied to.
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { InChart } from "../../kit/in-chart.tsx";
import { messagesIn } from "./messages/messages.ts";
import { eventsByClause, findClauses, findRulings } from "./rulebook-search.ts";
import "./rules.css";

export const RulesPanel = (): JSX.Element => {
  const { cursor, facts, filters, lineAt, lines, panels, rulebook } = useSession();
  const words = useMessages(messagesIn);
  const [wanted, want] = createSignal("");
  const applied = createMemo(() => eventsByClause(lines()));
  const clauses = createMemo(() => findClauses(rulebook()?.clauses ?? [], wanted()));
  const rulings = createMemo(() => findRulings(rulebook()?.rulings ?? [], wanted()));
  const isHere = (id: string): boolean => lineAt(cursor.seq())?.clauses.includes(id) === true;
  const isRead = (id: string): boolean => facts()?.verdict.rulings.read.includes(id) === true;
  const showEvents = (clause: string): void => {
    filters.choose({ clause });
    panels.openTab("log");
  };
  createEffect(
    on([panels.clause, rulebook], ([id]) => {
      if (id === null) return;
      want("");
      queueMicrotask(() => document.getElementById(`rule-${id}`)?.scrollIntoView());
    }),
  );
  return (
    <div class="panel-body rules">
      <input
        class="field"
        type="search"
        placeholder={words().search}
        aria-label={words().search}
        value={wanted()}
        onInput={(event) => want(event.currentTarget.value)}
      />
      <p class="quiet small" role="status">
        {words().found(clauses().length, rulings().length)}
      </p>
      <section aria-labelledby="clauses-title">
        <h2 id="clauses-title">{words().clauses}</h2>
        <ul class="rule-list">
          <For each={clauses()}>
            {(clause) => (
              <li
                class="rule"
                id={`rule-${clause.id}`}
                classList={{ here: isHere(clause.id), wanted: panels.clause() === clause.id }}
              >
                <h3>
                  <code>{clause.id}</code>
                  <Show when={isHere(clause.id)}>
                    <span class="rule-flag">{words().here}</span>
                  </Show>
                  <Show when={clause.completion}>
                    <span class="rule-flag completion">{words().completion}</span>
                  </Show>
                </h3>
                <p>{clause.statement}</p>
                <Show when={clause.sources.length > 0}>
                  <p class="small quiet">{clause.sources.join("; ")}</p>
                </Show>
                <div class="rule-links">
                  <For each={clause.rulings}>
                    {(id) => (
                      <button type="button" class="chip" onClick={() => panels.showClause(id)}>
                        {id}
                      </button>
                    )}
                  </For>
                  <InChart clause={clause.id} onShow={panels.showInChart} />
                  <Show when={applied().get(clause.id)}>
                    {(count) => (
                      <button
                        type="button"
                        class="button plain small"
                        onClick={() => showEvents(clause.id)}
                      >
                        {words().events(count())}
                      </button>
                    )}
                  </Show>
                </div>
              </li>
            )}
          </For>
        </ul>
      </section>
      <section aria-labelledby="rulings-title">
        <h2 id="rulings-title">{words().rulings}</h2>
        <p class="small quiet">{words().rulingsMean}</p>
        <ul class="rule-list">
          <For each={rulings()}>
            {(ruling) => (
              <li
                class="rule"
                id={`rule-${ruling.id}`}
                classList={{ wanted: panels.clause() === ruling.id }}
              >
                <h3>
                  <code>{ruling.id}</code>
                  <Show when={isRead(ruling.id)}>
                    <span class="rule-flag">{words().restsOn}</span>
                  </Show>
                </h3>
                <p>{ruling.question}</p>
                <ul class="options">
                  <For each={ruling.options}>
                    {(option) => (
                      <li classList={{ chosen: option.id === ruling.chosen }}>
                        <code>{option.id}</code> {option.statement}
                        <Show when={option.id === ruling.chosen}>
                          <span class="unseen"> ({words().chosen})</span>
                        </Show>
                      </li>
                    )}
                  </For>
                </ul>
              </li>
            )}
          </For>
        </ul>
      </section>
    </div>
  );
};
