// The rulebook clause by clause: searched, read, and followed to the events it was applied to.
import { createEffect, createMemo, createSignal, For, on, type JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { ClauseItem, RulingItem } from "./rulebook-items.tsx";
import { messagesIn } from "./messages/messages.ts";
import { chaptersOf, eventsByClause, findClauses, findRulings } from "./rulebook-search.ts";
import "./rules.css";

export const RulesPanel = (): JSX.Element => {
  const { cursor, facts, filters, lineAt, lines, panels, rulebook } = useSession();
  const words = useMessages(messagesIn);
  const [wanted, setWanted] = createSignal("");
  const applied = createMemo(() => eventsByClause(lines()));
  const clauses = createMemo(() => findClauses(rulebook()?.clauses ?? [], wanted()));
  const chapters = createMemo(() => chaptersOf(clauses()));
  const rulings = createMemo(() => findRulings(rulebook()?.rulings ?? [], wanted()));
  const isHere = (id: string): boolean => lineAt(cursor.seq())?.clauses.includes(id) === true;
  const isRead = (id: string): boolean => facts()?.verdict.rulings.read.includes(id) === true;
  const questionOf = (id: string): string =>
    rulebook()?.rulings.find((ruling) => ruling.id === id)?.question ?? id;
  const showEvents = (clause: string): void => {
    filters.choose({ clause });
    panels.openTab("log");
  };
  createEffect(
    on([panels.clause, rulebook], ([id]) => {
      if (id === null) return;
      setWanted("");
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
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <p class="quiet small" role="status">
        {words().found(clauses().length, rulings().length)}
      </p>
      <section aria-labelledby="clauses-title">
        <h2 id="clauses-title">{words().clauses}</h2>
        <For each={chapters()}>
          {({ heading, clauses: own }) => (
            <section class="rule-chapter">
              <h3>{heading ?? words().noHeading}</h3>
              <ul class="rule-list">
                <For each={own}>
                  {(clause) => (
                    <ClauseItem
                      clause={clause}
                      isHere={isHere(clause.id)}
                      isWanted={panels.clause() === clause.id}
                      applied={applied().get(clause.id)}
                      questionOf={questionOf}
                      onRuling={panels.showClause}
                      onChart={panels.showInChart}
                      onEvents={showEvents}
                    />
                  )}
                </For>
              </ul>
            </section>
          )}
        </For>
      </section>
      <section aria-labelledby="rulings-title">
        <h2 id="rulings-title">{words().rulings}</h2>
        <p class="small quiet">{words().rulingsMean}</p>
        <ul class="rule-list">
          <For each={rulings()}>
            {(ruling) => (
              <RulingItem
                ruling={ruling}
                isRead={isRead(ruling.id)}
                isWanted={panels.clause() === ruling.id}
              />
            )}
          </For>
        </ul>
      </section>
    </div>
  );
};
