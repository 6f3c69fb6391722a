// What the page may load and run: its own files, and nothing else. Written into the built page, so that it holds
// wherever the folder is served from. Knows nothing of what the page does.
import { createHash } from "node:crypto";
import { SHEET_STYLE } from "@assize/kernel-sheet/style";
import type { Plugin } from "vite";

/** The sources of scripts, styles and connections; all else is the same for every kind of page. */
export interface Allowed {
  readonly scripts: string;
  readonly styles: string;
  readonly connections?: string;
}

export const policyOf = ({ scripts, styles, connections = "'self'" }: Allowed): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "worker-src 'self' blob:",
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    `connect-src ${connections}`,
    "font-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** Names a text that may stand in the page itself. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What is printed beside the page has a style of its own. */
export const SHEET_HASH = hashOf(SHEET_STYLE);

const FOLDER_POLICY = policyOf({ scripts: "'self'", styles: `'self' ${SHEET_HASH}` });

/** The inspector's page connects to servers of this machine. */
const INSPECTOR_POLICY = policyOf({
  scripts: "'self'",
  styles: "'self'",
  connections: "'self' ws://localhost:* ws://127.0.0.1:*",
});

/** Puts the policy first into the built page, before anything it has to govern. */
export const contentPolicy = (): Plugin => ({
  name: "assize-content-policy",
  apply: "build",
  transformIndexHtml: (_, { filename }) => [
    {
      tag: "meta",
      attrs: {
        "http-equiv": "Content-Security-Policy",
        content: filename.endsWith("inspector.html") ? INSPECTOR_POLICY : FOLDER_POLICY,
      },
      injectTo: "head-prepend",
    },
  ],
});
