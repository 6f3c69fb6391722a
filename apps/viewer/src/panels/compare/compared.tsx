// What came of a comparison: where the sides differ first, both verdicts, and what only one of them finds.
import { createMemo, For, Show, type JSX } from "solid-js";
import { messagesIn as sharedIn } from "../../kit/messages/messages.ts";
import type { HistoryFacts, FindingText } from "../../protocol/protocol.ts";
import { useSession } from "../../session/session.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { choicesInWords, findingsOnlyIn, rulingsApart } from "./differing.ts";
import { DifferenceLine } from "./difference-line.tsx";
import { messagesIn } from "./messages/messages.ts";
import { otherSideOf } from "./other-side.ts";
import { findingsOf, leftName, nameOfSet, rightName, type Standing, standingOf } from "./sides.ts";
import { WhatDiffers } from "./what-differs.tsx";

const Judged = (props: { readonly facts: HistoryFacts }): JSX.Element => {
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  const verdict = () => props.facts.verdict;
  return (
    <>
      <p class={`side-kind ${verdict().kind}`}>{sharedWords().verdict[verdict().kind]}</p>
      <p class="small quiet">{words().ruledBy(nameOfSet(props.facts, verdict().rulings.set))}</p>
      <p class="small">
        {sharedWords().findings(props.facts.causes, verdict().findings.length)},{" "}
        {words().prefix(verdict().compliantPrefix)}
      </p>
      <p class="small">{props.facts.outcome ?? words().notOver}</p>
    </>
  );
};

const VerdictCell = (props: {
  readonly letter: "A" | "B";
  readonly name: string;
  readonly standing: Standing | undefined;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const record = () => (props.standing?.kind === "record" ? props.standing : undefined);
  const branch = () => (props.standing?.kind === "branch" ? props.standing : undefined);
  return (
    <div class="compare-verdict">
      <h3>
        <span class="side-letter">{props.letter}</span> <bdi>{props.name}</bdi>
      </h3>
      <Show when={record()}>{(known) => <Judged facts={known().facts} />}</Show>
      <Show when={branch()}>
        {(known) => (
          <>
            <p class="small">{words().legalSince(known().since)}</p>
            <p class="small">{known().outcome ?? words().notOver}</p>
          </>
        )}
      </Show>
    </div>
  );
};

const OnlyIn = (props: {
  readonly letter: "A" | "B";
  readonly findings: readonly FindingText[];
  readonly onJump: (seq: number) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <section>
      <h3>{words().onlyIn(props.letter)}</h3>
      <Show when={props.findings.length > 0} fallback={<p class="quiet small">{words().none}</p>}>
        <ol class="compare-findings">
          <For each={props.findings}>
            {({ cause, finding, headline }) => (
              <li>
                <button
                  type="button"
                  class="button small"
                  onClick={() => props.onJump(finding.seq)}
                >
                  {words().at(finding.seq)}
                </button>
                <span>{cause === "" ? headline : cause}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
};

const rulings = (facts: HistoryFacts | undefined): Readonly<Record<string, string>> =>
  facts?.verdict.rulings.choices ?? {};

/** Why two sides begin differently, where their rulings do. */
const RuledBy = (props: { readonly choices: Readonly<Record<string, string>> }): JSX.Element => {
  const { rulebook } = useSession();
  const words = useMessages(messagesIn);
  const told = () => choicesInWords(props.choices, rulebook()?.rulings ?? []);
  return (
    <Show when={told().length > 0}>
      <p class="small quiet">{words().rulings(told().length)}</p>
      <ul class="small compare-ruled">
        <For each={told()}>{(statement) => <li>{statement}</li>}</For>
      </ul>
    </Show>
  );
};

const FirstDifference = (props: { readonly onJump: (seq: number) => void }): JSX.Element => {
  const session = useSession();
  const { cursor, facts } = session;
  const other = otherSideOf(session);
  return (
    <>
      <DifferenceLine
        difference={other.difference()}
        problem={other.problem()}
        progress={other.progress()}
        seq={cursor.seq()}
        onJump={props.onJump}
      />
      <Show when={other.difference()}>
        {(found) => (
          <dl class="compare-texts">
            <dt>
              <span class="side-letter">A</span>
            </dt>
            <dd>
              {found().left}
              <Show when={found().seq === 0}>
                <RuledBy choices={rulingsApart(rulings(facts()), rulings(other.facts()))} />
              </Show>
            </dd>
            <dt>
              <span class="side-letter">B</span>
            </dt>
            <dd>
              {found().right}
              <Show when={found().seq === 0}>
                <RuledBy choices={rulingsApart(rulings(other.facts()), rulings(facts()))} />
              </Show>
            </dd>
          </dl>
        )}
      </Show>
    </>
  );
};

/** Both verdicts, and the findings that only one side has. */
const Verdicts = (props: { readonly onJump: (seq: number) => void }): JSX.Element => {
  const session = useSession();
  const { branches, cursor, facts, findings } = session;
  const words = useMessages(messagesIn);
  const other = otherSideOf(session);
  const left = createMemo(() => standingOf(cursor.branch(), facts(), branches()));
  const right = createMemo(() => standingOf(other.branch(), other.facts(), other.branches()));
  const mine = () => findingsOf(left(), findings());
  const theirs = () => findingsOf(right(), other.findings());
  return (
    <>
      <h2>{words().verdicts}</h2>
      <div class="compare-verdicts">
        <VerdictCell letter="A" name={leftName(session, words())} standing={left()} />
        <VerdictCell letter="B" name={rightName(session, other, words())} standing={right()} />
      </div>
      <OnlyIn letter="A" findings={findingsOnlyIn(mine(), theirs())} onJump={props.onJump} />
      <OnlyIn letter="B" findings={findingsOnlyIn(theirs(), mine())} onJump={props.onJump} />
    </>
  );
};

export const Compared = (): JSX.Element => {
  const session = useSession();
  const { comparison, cursor, frame, playing, preferences } = session;
  const words = useMessages(messagesIn);
  const other = otherSideOf(session);
  const jump = (seq: number): void => {
    playing.pause();
    cursor.seek(seq);
  };
  return (
    <section class="compared" aria-labelledby="compared-title">
      <div class="compare-row">
        <h2 id="compared-title">{other.isHeld() ? words().twoMoments : words().firstDifference}</h2>
        <button type="button" class="button small" onClick={() => comparison.setAgainst(null)}>
          {words().end}
        </button>
      </div>
      <Show when={!other.isHeld()} fallback={<p>{words().holds(other.seq() ?? 0)}</p>}>
        <FirstDifference onJump={jump} />
      </Show>
      <Show when={!preferences.narrow() && other.frame()}>
        {(theirs) => (
          <section>
            <h2>{words().here}</h2>
            <WhatDiffers left={frame()?.text ?? []} right={theirs().text} />
          </section>
        )}
      </Show>
      <Show when={!other.isHeld()}>
        <Verdicts onJump={jump} />
      </Show>
    </section>
  );
};
