// The code that shows a replay in another page, as text. Pure; names and addresses may hold anything, so all is escaped.
import type { Eyes, Language } from "@assize/kernel-model";

export interface Embedding {
  /** The viewer's folder, with a slash at its end. */
  readonly home: string;
  /** The log's address, relative to the viewer's folder. */
  readonly log: string;
  readonly title: string;
  readonly eyes: Eyes;
  readonly seq: number;
  /** Null: as the reader's system has it. */
  readonly theme: "light" | "dark" | null;
  /** Null: as the reader's browser wishes. */
  readonly language: Language | null;
  readonly controls: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

const tag = (name: string, attributes: Readonly<Record<string, string | null>>): string => {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === null ? [] : [value === "" ? attribute : `${attribute}="${escaped(value)}"`],
  );
  return `<${[name, ...written].join("\n  ")}\n></${name}>`;
};

const addressOf = ({ home, log }: Embedding): string => new URL(log, home).href;

const seatOf = ({ eyes }: Embedding): string | null => (eyes === "all" ? null : String(eyes));

export const elementCode = (embedding: Embedding): string => {
  const { home, seq, theme, language, controls } = embedding;
  return [
    `<script type="module" src="${escaped(new URL("embed.js", home).href)}"></script>`,
    tag("assize-replay", {
      src: addressOf(embedding),
      seat: seatOf(embedding),
      start: seq === 0 ? null : String(seq),
      theme,
      language,
      controls: controls ? "" : null,
    }),
  ].join("\n");
};

export const frameCode = (embedding: Embedding): string => {
  const { home, log, title, seq, theme, language, controls } = embedding;
  const asked = new URLSearchParams({ log, embed: "1" });
  const seat = seatOf(embedding);
  if (seat !== null) asked.set("seat", seat);
  if (theme !== null) asked.set("theme", theme);
  if (language !== null) asked.set("language", language);
  if (!controls) asked.set("controls", "false");
  return tag("iframe", {
    src: `${new URL("index.html", home).href}?${asked}${seq === 0 ? "" : `#e=${seq}`}`,
    title,
    width: "100%",
    height: "640",
    loading: "lazy",
  });
};
