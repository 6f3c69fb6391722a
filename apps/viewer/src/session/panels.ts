// Which parts of the page are open: the view in front beside the board, how high its sheet stands on a phone, the opener,
// the help, text in place of the board. Also what a view was opened for. Knows names of views, not what is in them.
import { type Accessor, createSignal } from "solid-js";
import { type ChartLook, createChartLook } from "./chart-look.ts";
import { keep, recall } from "../kit/storage.ts";

/** The ways of handing a game on: files, code for another page, or a link that holds it. */
export type Handing = "files" | "embedding" | "link";

/** How high the sheet from below stands on a phone, the lowest first. */
export const SHEET_HEIGHTS = ["low", "half", "full"] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** To the list of games with its form, or to the start page; made anew whenever somebody asks. */
export interface WayFromTable {
  readonly to: "games" | "start";
}

export interface Panels {
  /** The view in front, by its id. */
  readonly tab: Accessor<string>;
  /** Brings a view to the front, and its sheet up where that is low. */
  readonly openTab: (id: string) => void;
  readonly sheet: Accessor<SheetHeight>;
  readonly setSheet: (height: SheetHeight) => void;
  /** To half its height where it is low. */
  readonly raiseSheet: () => void;
  readonly isOpenerOpen: Accessor<boolean>;
  readonly setOpener: (isOpen: boolean) => void;
  readonly isHelpOpen: Accessor<boolean>;
  readonly setHelp: (isOpen: boolean) => void;
  /** What is handed on now: null for nothing. */
  readonly handing: Accessor<Handing | null>;
  readonly setHanding: (handing: Handing | null) => void;
  /** True where the state stands as text in place of the board. */
  readonly isText: Accessor<boolean>;
  readonly setText: (isText: boolean) => void;
  /** True at the table of a new game, whatever is open besides. */
  readonly isAtTable: Accessor<boolean>;
  readonly setAtTable: (isAtTable: boolean) => void;
  /** Goes to the form of a new game, from a table that is open too. */
  readonly askNewGame: () => void;
  /** Goes to the start page, from a table that is open too. */
  readonly askStart: () => void;
  /** Where somebody last asked to go to; whoever has a game on the table leaves it then. */
  readonly wayFromTable: Accessor<WayFromTable | null>;
  /** Goes to the table to take up the game that the browser kept. */
  readonly resumeTable: () => void;
  /** True once after that, for the table itself. */
  readonly takesUp: () => boolean;
  /** The clause or ruling that the rules tab stands at; null for none. */
  readonly clause: Accessor<string | null>;
  /** Shows a clause or ruling in the rules tab. */
  readonly showClause: (id: string) => void;
  readonly chart: ChartLook;
  /** Lights a clause up in the chart's tab. */
  readonly showInChart: (clause: string) => void;
}

/** Where a board that is as wide as the page leaves half of its height for the sheet. */
const TABLET = "(min-width: 600px) and (max-width: 899px) and (min-height: 900px)";

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

export const createPanels = (): Panels => {
  const [tab, setTab] = createSignal("log");
  const [sheet, setSheet] = createSignal<SheetHeight>(matchMedia(TABLET).matches ? "half" : "low");
  const raiseSheet = (): void => void setSheet((height) => (height === "low" ? "half" : height));
  const openTab = (id: string): void => {
    setTab(id);
    raiseSheet();
  };
  const [isOpenerOpen, setOpener] = createSignal(false);
  const [isHelpOpen, setHelp] = createSignal(false);
  const [handing, setHanding] = createSignal<Handing | null>(null);
  const [isText, setText] = createSignal(recall("text", isBoolean) ?? false);
  const [isAtTable, setAtTable] = createSignal(false);
  const [wayFromTable, setWayFromTable] = createSignal<WayFromTable | null>(null);
  let isResuming = false;
  const [clause, setClause] = createSignal<string | null>(null);
  const chart = createChartLook();
  return {
    tab,
    openTab,
    sheet,
    setSheet,
    raiseSheet,
    isOpenerOpen,
    setOpener,
    isHelpOpen,
    setHelp,
    handing,
    setHanding,
    isText,
    setText: (wished) => {
      setText(wished);
      keep("text", wished);
    },
    isAtTable,
    setAtTable,
    askNewGame: () => {
      setWayFromTable({ to: "games" });
      setAtTable(true);
    },
    askStart: () => void setWayFromTable({ to: "start" }),
    wayFromTable,
    resumeTable: () => {
      isResuming = true;
      setAtTable(true);
    },
    takesUp: () => {
      const takes = isResuming;
      isResuming = false;
      return takes;
    },
    clause,
    showClause: (id) => {
      setClause(id);
      openTab("rules");
    },
    chart,
    showInChart: (id) => {
      chart.setPointed({ kind: "clause", id });
      openTab("chart");
    },
  };
};
