// Whose board this is: its name, how it was played and by which rulings, and where in the game it stands. Knows no game.
import { Match, Show, Switch, type JSX } from "solid-js";
import { messagesIn as sharedIn } from "../../kit/messages/messages.ts";
import { Icon } from "../../kit/icons.tsx";
import type { HistoryFacts } from "../../protocol/protocol.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { nameOfSet, type Standing } from "./sides.ts";

interface Props {
  readonly letter: "A" | "B";
  readonly name: string;
  readonly standing: Standing | undefined;
  /** The event that it stands at, and where in the game that is, coarse to fine. */
  readonly seq: number;
  readonly outline: readonly string[];
  /** What stands at this side now, told. */
  readonly text: string;
  readonly differs: boolean;
}

const ICONS = { compliant: "check", violated: "warning", undetermined: "question" } as const;

const Judged = (props: { readonly facts: HistoryFacts }): JSX.Element => {
  const words = useMessages(messagesIn);
  const sharedWords = useMessages(sharedIn);
  const verdict = () => props.facts.verdict;
  return (
    <p class="side-verdict">
      <span class={`side-kind ${verdict().kind}`}>
        <Icon name={ICONS[verdict().kind]} /> {sharedWords().verdict[verdict().kind]}
      </span>
      <span class="quiet small">
        {words().ruledBy(nameOfSet(props.facts, verdict().rulings.set))}
      </span>
    </p>
  );
};

export const SideHead = (props: Props): JSX.Element => {
  const words = useMessages(messagesIn);
  const as = <Kind extends Standing["kind"]>(
    kind: Kind,
  ): Extract<Standing, { kind: Kind }> | false =>
    props.standing?.kind === kind ? (props.standing as Extract<Standing, { kind: Kind }>) : false;
  return (
    <header class="side-head">
      <h2>
        <span class="side-letter">{props.letter}</span> <bdi>{props.name}</bdi>
      </h2>
      <Switch>
        <Match when={as("record")}>{(record) => <Judged facts={record().facts} />}</Match>
        <Match when={as("branch")}>
          {(branch) => <p class="quiet small">{words().legalSince(branch().since)}</p>}
        </Match>
      </Switch>
      <p class="quiet small side-place">{[words().at(props.seq), ...props.outline].join(" · ")}</p>
      <p class="side-text" classList={{ differs: props.differs }}>
        <Show when={props.text}>{props.text}</Show>
      </p>
    </header>
  );
};
