// The game at the table: what is due, who holds the device, what may be shown, and what is written down. Asks the worker;
// draws nothing. What a seat may not know is asked for only when that seat holds the device.
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from "solid-js";
import type { Eyes } from "@assize/kernel-model";
import { freshSeed } from "../kit/seeds.ts";
import { problemOf } from "../protocol/client.ts";
import type {
  Choices,
  HistoryFacts,
  Frame,
  WrittenEvent,
  Line,
  Moment,
  Reader,
  Why,
} from "../protocol/protocol.ts";
import { createAnswer } from "../history-view/answer.ts";
import type { Session } from "../session/session.tsx";
import { type SavedTable, saveTable } from "./saved-table.ts";
import { curtainFor, eyesOfDevice, goesOnAlone, keepsDevice, type Players } from "./turn.ts";

/** A game that is on the table: just begun, or taken up again. */
export interface OnTable {
  readonly facts: HistoryFacts;
  readonly players: Players;
  readonly times: boolean;
  readonly left: string | null;
}

export interface Table {
  /** Of the game as it stands; asked anew when it is over. */
  readonly facts: Accessor<HistoryFacts>;
  readonly moment: Accessor<Moment>;
  /** What is due, as everybody may know it; undefined while the device goes on by itself. */
  readonly next: Accessor<Choices | undefined>;
  /** What may be chosen, once it may be shown. */
  readonly choices: Accessor<Choices | undefined>;
  readonly eyes: Accessor<Eyes>;
  /** The seat that has to take the device first. */
  readonly curtain: Accessor<number | null>;
  /** Says that this seat has the device now. */
  readonly lift: () => void;
  readonly frame: Accessor<Frame | undefined>;
  readonly lines: Accessor<readonly Line[]>;
  readonly isBusy: Accessor<boolean>;
  readonly trouble: Accessor<string | null>;
  readonly isSaved: Accessor<boolean>;
  /** The log of the game that was left for a branch. */
  readonly left: Accessor<string | null>;
  readonly take: (event: WrittenEvent) => void;
  readonly draw: () => void;
  /** Lets a secret outcome of chance be entered by hand. */
  readonly enter: () => void;
  readonly check: (event: WrittenEvent) => Promise<Why>;
  /** The other persons who are due as well. */
  readonly others: Accessor<readonly { readonly seat: number; readonly name: string }[]>;
  /** Lets another of the seats that are due decide first. */
  readonly letDecide: (seat: number) => void;
  /** Goes back to the state after an event; whatever is decided then stands in a branch. */
  readonly goBack: (seq: number) => void;
  readonly log: () => Promise<string>;
}

export const createTable = (session: Session, on_: OnTable): Table => {
  const { client, preferences } = session;
  const { players, times } = on_;
  const language = preferences.language;
  const { history } = on_.facts;
  const [facts, setFacts] = createSignal(on_.facts);
  const [moment, setMoment] = createSignal<Moment>({ history, branch: 0, seq: on_.facts.events });
  const [next, setNext] = createSignal<Choices>();
  const [holder, setHolder] = createSignal<number | null>(null);
  const [isEntering, setEntering] = createSignal(false);
  const [isBusy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const [isSaved, setSaved] = createSignal(true);
  const [left, setLeft] = createSignal(on_.left);
  const fail = (failure: unknown): void => void setTrouble(problemOf(failure).message);
  const readerOf = (eyes: Eyes): Reader => ({ eyes, language: language() });

  const eyes = createMemo(() => eyesOfDevice(holder(), players));
  const curtain = createMemo(() => {
    const due = next();
    return due === undefined ? null : curtainFor(due, holder(), players);
  });

  const whatIsDue = (at: Moment, seat: number | null): Promise<Choices> =>
    client().ask("choices", { moment: at, seat, reader: readerOf("public") });

  const playOn = async (at: Moment, bot: string): Promise<Moment> => {
    const ask = { moment: at, bot, choices: 1, seed: freshSeed(), language: language() };
    return (await client().ask("playOn", ask)).moment;
  };

  /** A bot that draws what is left to chance; every bot leaves that to the generator. */
  const drawer = (): string => on_.facts.bots[0]!.id;

  const logOf = async ({ branch, seq }: Moment): Promise<string> =>
    (await client().ask("log", { history, branch, from: 0, to: seq })).text;

  const save = async (at: Moment): Promise<void> => {
    const saved: SavedTable = {
      title: facts().title,
      text: await logOf(at),
      bots: players,
      times,
      left: left(),
    };
    setSaved(saveTable(saved));
  };

  /** Goes on until somebody at the table is due; then everything follows at once. */
  const advance = async (from: Moment): Promise<void> => {
    let at = from;
    let due = await whatIsDue(at, null);
    while (goesOnAlone(due, players)) {
      at = await playOn(at, (due.seat === null ? null : players[due.seat]) ?? drawer());
      due = await whatIsDue(at, null);
    }
    const over =
      due.kind === "none"
        ? await client().ask("facts", { history, language: language(), eyes: "all" })
        : null;
    batch(() => {
      setMoment(at);
      setNext(due);
      setHolder((before) => keepsDevice(before, due));
      setEntering(false);
      if (over !== null) setFacts(over);
    });
    await save(at);
  };

  /** One thing at a time, with its troubles told. */
  const doing = (work: () => Promise<Moment>): void => {
    if (isBusy()) return;
    setTrouble(null);
    setBusy(true);
    work()
      .then(advance)
      .catch(fail)
      .finally(() => setBusy(false));
  };
  doing(() => Promise.resolve(moment()));

  const question = createMemo(() => {
    const due = next();
    if (due === undefined || due.kind === "none" || curtain() !== null) return undefined;
    const mayShow = due.kind === "decision" ? (due.seat as Eyes) : isEntering() ? "all" : eyes();
    return { moment: moment(), seat: due.seat, reader: readerOf(mayShow) };
  });
  const choices = createAnswer(question, (ask) => client().ask("choices", ask), fail);

  const lines = createAnswer(
    createMemo(() => ({ at: moment(), reader: readerOf(eyes()) })),
    ({ at: { branch }, reader }) => client().ask("lines", { history, branch, reader }),
    fail,
  );

  const frame = createSight(session, moment, eyes, fail);
  const others: Table["others"] = () => {
    const due = next();
    if (due?.kind !== "decision") return [];
    return (frame()?.due.seats ?? [])
      .filter((seat) => seat !== due.seat && players[seat] === null)
      .map((seat) => ({ seat, name: facts().seats[seat]!.name }));
  };

  return {
    facts,
    moment,
    next,
    choices,
    eyes,
    curtain,
    lift: () => void setHolder(curtain()),
    frame,
    others,
    lines: () => lines()?.filter(({ seq }) => seq <= moment().seq) ?? [],
    isBusy,
    trouble,
    isSaved,
    left,
    take: (event) =>
      doing(async () => {
        const at = times ? new Date().toISOString() : null;
        const ask = { moment: moment(), event, at, language: language() };
        return (await client().ask("take", ask)).moment;
      }),
    draw: () => doing(() => playOn(moment(), drawer())),
    enter: () => void setEntering(true),
    check: (event) => {
      const asked = question();
      return asked === undefined
        ? Promise.reject(new Error("nothing is due"))
        : client().ask("why", { moment: asked.moment, event, reader: asked.reader });
    },
    letDecide: (seat) => {
      if (isBusy()) return;
      whatIsDue(moment(), seat).then((due) => {
        batch(() => {
          setNext(due);
          setHolder((before) => keepsDevice(before, due));
        });
      }, fail);
    },
    goBack: (seq) =>
      doing(async () => {
        setLeft(await logOf(moment()));
        return { ...moment(), seq };
      }),
    log: () => logOf(moment()),
  };
};

/** What the device shows. A frame made for other eyes is never shown, not even for a moment. */
const createSight = (
  { client, preferences }: Session,
  moment: Accessor<Moment>,
  eyes: Accessor<Eyes>,
  fail: (failure: unknown) => void,
): Accessor<Frame | undefined> => {
  const [seen, see] = createSignal<{ readonly eyes: Eyes; readonly frame: Frame }>();
  createEffect(
    on([moment, eyes, preferences.language], ([at, who, language]) => {
      client()
        .ask("frame", { moment: at, reader: { eyes: who, language } })
        .then((frame) => {
          if (moment() === at && eyes() === who) see({ eyes: who, frame });
        }, fail);
    }),
  );
  return () => (seen()?.eyes === eyes() ? seen()?.frame : undefined);
};
