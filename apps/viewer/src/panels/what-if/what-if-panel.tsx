// What if: what may be decided at this moment instead of what was, bots that play on, and the branches that come of it.
import { createEffect, createMemo, createSignal, on, Show, type JSX } from "solid-js";
import { problemOf } from "../../protocol/client.ts";
import type { Choices } from "../../protocol/protocol.ts";
import { createAnswer } from "../../history-view/answer.ts";
import { whoMayDecide } from "../../history-view/who-may-decide.ts";
import { useSession } from "../../session/session.tsx";
import { Select } from "../../kit/select.tsx";
import { useMessages } from "../../kit/use-messages.ts";
import { BotForm } from "./bot-form.tsx";
import { BranchTree } from "./branch-tree.tsx";
import "./branching.css";
import { bringBackBranches } from "./bring-back.ts";
import { ChoicePicker } from "./choice-picker.tsx";
import { sharedWithRecord } from "./leave-branch.ts";
import { messagesIn } from "./messages/messages.ts";
import { isClosed, NothingToChoose } from "./nothing-to-choose.tsx";
import { Outcomes } from "./outcomes.tsx";
import { WhatFollowed } from "./what-followed.tsx";
import { createWhatIf, type WhatIf } from "./what-if.ts";

const Deciding = (props: { readonly choices: Choices; readonly whatIf: WhatIf }): JSX.Element => {
  const { facts, frame, picking, preferences, themes } = useSession();
  const drawn = () => {
    const [scene, theme] = [frame()?.scene, themes()?.[preferences.shade()]];
    return scene === undefined || theme === undefined ? undefined : { scene, theme };
  };
  const words = useMessages(messagesIn);
  const name = (seat: number): string => facts()?.seats[seat]?.label ?? String(seat);
  return (
    <Show
      when={props.choices.kind !== "none"}
      fallback={<NothingToChoose choices={props.choices} />}
    >
      <h3>
        {props.choices.kind === "chance"
          ? words().chance
          : words().decides(name(props.choices.seat ?? 0))}
      </h3>
      <Show when={props.choices.kind === "chance"}>
        <button
          type="button"
          class="button"
          disabled={props.whatIf.isBusy()}
          onClick={() => props.whatIf.play(facts()?.bots[0]?.id ?? "", "choice")}
        >
          {words().dice}
        </button>
      </Show>
      <Show when={!isClosed(props.choices)} fallback={<NothingToChoose choices={props.choices} />}>
        <ChoicePicker
          choices={props.choices}
          check={props.whatIf.check}
          picking={picking}
          drawn={drawn()}
          onTake={({ choice }) => props.whatIf.take(choice.event)}
          onForm={props.whatIf.take}
        />
      </Show>
    </Show>
  );
};

/** What followed the last choice, while somebody looks at it. */
const LastFollowed = (props: { readonly whatIf: WhatIf }): JSX.Element => {
  const { cursor, lines } = useSession();
  const followed = () => {
    const last = props.whatIf.followed();
    if (last?.branch !== cursor.branch()) return null;
    return cursor.seq() >= last.from && cursor.seq() <= last.to ? last : null;
  };
  return (
    <Show when={followed()}>
      {(known) => (
        <WhatFollowed followed={known()} lines={lines()} seq={cursor.seq()} onSeek={cursor.seek} />
      )}
    </Show>
  );
};

export const WhatIfPanel = (): JSX.Element => {
  const session = useSession();
  const { branches, client, cursor, facts, openLogs, frame, reader } = session;
  const words = useMessages(messagesIn);
  const whatIf = createWhatIf(session);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  createEffect(on(openLogs.current, () => void bringBackBranches(session)));

  const [seat, setSeat] = createSignal<number | null>(null);
  const moment = createMemo(() => {
    setTrouble(null);
    setSeat(null);
    return cursor.moment();
  });
  const question = createMemo(() => {
    const at = moment();
    return at === undefined ? undefined : { moment: at, seat: seat(), reader: reader() };
  });
  const choices = createAnswer(
    question,
    (ask) => client().ask("choices", ask),
    (failure) => void setTrouble(problemOf(failure).message),
  );
  const due = () => (choices()?.kind === "decision" ? whoMayDecide(frame()) : []);
  const current = () => branches().find(({ id }) => id === cursor.branch());
  const isOpenEnd = () => choices() !== undefined && choices()?.kind !== "none";

  return (
    <div class="panel-body what-if">
      <p class="small quiet" hidden={!isOpenEnd()}>
        {cursor.seq() < cursor.last() ? words().instead(cursor.seq() + 1) : words().onwards}
      </p>
      <Outcomes record={facts()?.outcome ?? null} branch={current()} />
      <LastFollowed whatIf={whatIf} />
      <section class="deciding" aria-label={words().choose}>
        <Show when={due().length > 1}>
          <label class="decision-line">
            <span>{words().who}</span>
            <Select
              options={due().map((each) => ({
                value: String(each),
                text: facts()?.seats[each]?.label ?? String(each),
              }))}
              value={String(choices()?.seat)}
              onChange={(value) => setSeat(Number(value))}
            />
          </label>
        </Show>
        <Show when={choices()}>{(known) => <Deciding choices={known()} whatIf={whatIf} />}</Show>
      </section>
      <Show when={trouble() ?? whatIf.trouble()}>
        {(message) => (
          <p class="card failed" role="alert">
            {message()}
          </p>
        )}
      </Show>
      <Show when={isOpenEnd()}>
        <BotForm bots={facts()?.bots ?? []} busy={whatIf.isBusy()} onPlay={whatIf.play} />
      </Show>
      <section class="branches" aria-labelledby="branches-title">
        <h3 id="branches-title">{words().branches}</h3>
        <BranchTree
          branches={branches()}
          branch={cursor.branch()}
          recordOutcome={facts()?.outcome ?? null}
          onEnter={(branch) => {
            const shared = sharedWithRecord(branches(), branch);
            cursor.enter(branch, branch === 0 ? undefined : (shared ?? 0) + 1);
          }}
          onRename={whatIf.rename}
          onSave={whatIf.save}
          onDiscard={whatIf.discard}
        />
        <p class="small quiet">
          {whatIf.notKept() > 0 ? words().notKept(whatIf.notKept()) : words().kept}
        </p>
      </section>
    </div>
  );
};
