// The style sheet of the coverage page: two grounds, light and dark, each with readable text on every step.
import type { Markup } from "./html.ts";

const LIGHT = `
--ground:#fff;--text:#1b1b1b;--faint:#5a5a5a;--line:#c9c9c9;--link:#0b57a4;--never:#9b1c1c;
--h1:#e3eefb;--h2:#b9d6f5;--h3:#7fb3e8;--h4:#1f5f9e;--h4t:#fff;
--r1:#fdebdd;--r2:#fbd0ab;--r3:#f2a567;--r4:#9c4a0c;--r4t:#fff;`;

const DARK = `
--ground:#15171a;--text:#ececec;--faint:#a9adb3;--line:#3d4248;--link:#8ec3ff;--never:#ff9c94;
--h1:#1d2a3a;--h2:#1f4066;--h3:#245b96;--h4:#9ccbff;--h4t:#0d1b2a;
--r1:#33261c;--r2:#553516;--r3:#7d4812;--r4:#ffc48a;--r4t:#2a1703;`;

/** Constant text, so it is markup as it stands. */
export const STYLE: Markup = {
  markup: `
:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem 1.25rem 3rem;max-width:72rem;background:var(--ground);color:var(--text);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.25rem;margin-top:2.5rem}
a{color:var(--link)}a:focus-visible,.wide:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
caption{text-align:left;color:var(--faint);padding:.25rem 0 .75rem}
th,td{border-bottom:1px solid var(--line);padding:.3rem .6rem;text-align:left;vertical-align:top}
tbody th{font-weight:400}
thead th{border-bottom-width:2px}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
.said{display:block;color:var(--faint);font-size:.9rem}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.h0,.r0{color:var(--faint)}
.h1{background:var(--h1)}.h2{background:var(--h2)}.h3{background:var(--h3)}
.h4{background:var(--h4);color:var(--h4t)}
.r1{background:var(--r1)}.r2{background:var(--r2)}.r3{background:var(--r3)}
.r4{background:var(--r4);color:var(--r4t)}
.never{color:var(--never)}
.legend{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0}
.legend li{padding:.2rem .7rem;border:1px solid var(--line)}
@media print{body{max-width:none}.wide{overflow:visible}}
`,
};
