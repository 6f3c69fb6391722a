// A machine and its run, to be shown in any page of Solid's. Knows no actor that runs and no connection.
export { MachineView } from "./machine-view.tsx";
export type { MachineViewProps } from "./machine-view.tsx";
export type { Step, StepIndex } from "./step.ts";
export type { ShownState, ShownTransition } from "@assize/inspection-xstate-inspect/receiver";
