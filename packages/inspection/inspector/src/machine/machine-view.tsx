// A machine and its run, side by side where there is room: the chart with the present state lit, the sequence of events, and steps
// back and forth. The one component for whoever inspects: the inspector's page, and the viewer's place for developers.
import type { JSX } from "solid-js";
import type { Taken } from "@assize/inspection-observe";
import type { ShownState } from "@assize/inspection-xstate-inspect/receiver";
import type { Language } from "@assize/kernel-model";
import { messagesIn } from "../messages/messages.ts";
import type { Stops } from "../stops.ts";
import { MachineChart } from "./machine-chart.tsx";
import { Sequence } from "./sequence.tsx";
import type { Step, StepIndex } from "./step.ts";
import "./machine-view.css";

export interface MachineViewProps {
  readonly machine: ShownState;
  readonly steps: readonly Step[];
  readonly at: StepIndex;
  /** Dotted paths of the states that are active there, outermost first. */
  readonly active: readonly string[];
  readonly language: Language;
  readonly onGo: (at: StepIndex) => void;
  /** Takes an event's type over, where events can be sent. */
  readonly onPick?: (eventType: string) => void;
  /** What an event that is held would take, where one is. */
  readonly coming?: readonly Taken[] | undefined;
  /** Where the machine stops, where it can be stopped. */
  readonly stops?: Stops;
  /** Stands above the sequence. */
  readonly children?: JSX.Element;
}

const NOTHING_TAKEN: Step["taken"] = [];

export const MachineView = (props: MachineViewProps): JSX.Element => {
  const words = () => messagesIn(props.language);
  const taken = () => props.steps.find(({ index }) => index === props.at)?.taken ?? NOTHING_TAKEN;
  return (
    <div class="machine-view">
      <div class="both">
        <section aria-labelledby="machine">
          <h3 id="machine">{words().machine}</h3>
          <MachineChart
            machine={props.machine}
            active={props.active}
            taken={props.coming ?? taken()}
            isComing={props.coming !== undefined}
            stops={props.stops}
            words={words()}
            onPick={props.onPick}
          />
        </section>
        <section aria-labelledby="sequence">
          <h3 id="sequence">{words().sequence}</h3>
          {props.children}
          <Sequence steps={props.steps} at={props.at} words={words()} onGo={props.onGo} />
        </section>
      </div>
    </div>
  );
};
