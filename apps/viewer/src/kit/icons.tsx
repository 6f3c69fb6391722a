// The page's pictures, drawn from lines in the colour of the text. All are decoration: words stand beside them.
import type { JSX } from "solid-js";

const SHAPES = {
  scales: "M12 4v16M7 20h10M5 7h14M5 7l-3 7a3.2 3.2 0 0 0 6 0zM19 7l-3 7a3.2 3.2 0 0 0 6 0z",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  folder: "M3 6.5h6l2 2.5h10v9.5H3z",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  bookmark: "M7 4h10v16l-5-4-5 4z",
  dice: "M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
  text: "M5 6h14M5 10h14M5 14h10M5 18h12",
  save: "M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14",
  embed: "M9 7l-5 5 5 5M15 7l5 5-5 5",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  keyboard: "M3 7h18v10H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8",
  warning: "M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1",
  check: "M5 12.5l4.5 4.5L19 7.5",
  chart: "M4 4h7v5H4zM13 15h7v5h-7zM7.5 9v8.5H13",
  question: "M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.2v.1",
  before: "M14.5 6l-6 6 6 6",
  after: "M9.5 6l6 6-6 6",
  up: "M6 14.5l6-6 6 6",
  down: "M6 9.5l6 6 6-6",
} as const;

export type IconName = keyof typeof SHAPES;

export const Icon = (props: { readonly name: IconName }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[props.name]} />
  </svg>
);
