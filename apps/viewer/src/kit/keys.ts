// Every key of the page and what it does: the only place where keys are named. Pure.

export const COMMANDS = [
  "back",
  "forward",
  "previous-turn",
  "next-turn",
  "previous-chapter",
  "next-chapter",
  "first",
  "last",
  "play",
  "next-eyes",
  "all-seeing",
  "next-finding",
  "previous-finding",
  "next-reveal",
  "previous-reveal",
  "bookmark",
  "to-record",
  "text",
  "copy-link",
  "print",
  "help",
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** As `KeyboardEvent.key` names them, with `Shift+` before where it is held; `Ctrl+` is Command where there is one. */
export const KEYS: Readonly<Record<CommandName, readonly string[]>> = {
  back: ["ArrowLeft", "k"],
  forward: ["ArrowRight", "j"],
  "previous-turn": ["Shift+ArrowLeft"],
  "next-turn": ["Shift+ArrowRight"],
  "previous-chapter": ["PageUp"],
  "next-chapter": ["PageDown"],
  first: ["Home"],
  last: ["End"],
  play: [" "],
  "next-eyes": ["f"],
  "all-seeing": ["Shift+F"],
  "next-finding": ["v"],
  "previous-finding": ["Shift+V"],
  "next-reveal": ["r"],
  "previous-reveal": ["Shift+R"],
  bookmark: ["b"],
  "to-record": ["Escape"],
  text: ["t"],
  "copy-link": ["l"],
  print: ["Ctrl+p"],
  help: ["?"],
};

const BY_KEY: ReadonlyMap<string, CommandName> = new Map(
  COMMANDS.flatMap((command) => KEYS[command].map((key) => [key, command] as const)),
);

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What the browser prints of a page is not what people want of it: with its own keys the sheet is printed. */
const isPrint = ({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): boolean =>
  key.toLowerCase() === "p" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The command of a key; undefined for a key that has none, or with modifiers besides shift. */
export const commandOf = (pressed: Pressed): CommandName | undefined => {
  if (isPrint(pressed)) return "print";
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  // A question mark is shifted on most keyboards, and not on all.
  if (pressed.key === "?") return "help";
  // With caps lock, a letter comes as a capital without shift.
  const letter = /^\p{L}$/u.test(pressed.key);
  const key = letter
    ? pressed.shiftKey
      ? pressed.key.toUpperCase()
      : pressed.key.toLowerCase()
    : pressed.key;
  return BY_KEY.get(pressed.shiftKey ? `Shift+${key}` : key);
};

/** A key as people know it. */
export const keyLabel = (key: string): string => {
  const names: Readonly<Record<string, string>> = {
    ArrowLeft: "←",
    ArrowRight: "→",
    " ": "Space",
    Escape: "Esc",
    PageUp: "PgUp",
    PageDown: "PgDn",
  };
  return key
    .split("+")
    .map((part) => names[part] ?? (part.length === 1 ? part.toLowerCase() : part))
    .join(" ");
};
