// Putting the viewer into one file: what a script may not contain there, and what its policy names.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { policyOf, SHEET_HASH } from "../../build/content-policy.ts";
import { assemble } from "../../build/single-file.ts";

const PAGE =
  '<html><head><title>t</title></head><body>\n<script type="module" src="./src/main.tsx"></script>\n</body></html>';

test("scripts end no element, dollar signs stay, and the policy names exactly what stands there", () => {
  const script = 'const a = "</script>$&$`"; // <!-- $1';
  const page = assemble(PAGE, { script, style: "b{}", worker: 'self.x="</script>"' });
  const code = /<script type="module">(.*?)<\/script>/s.exec(page)![1]!;
  expect(code).toBe('const a = "<\\/script>$&$`"; // <\\!-- $1');
  const hash = createHash("sha256").update(code).digest("base64");
  expect(page).toContain(`script-src 'sha256-${hash}';`);
  expect(page.match(/<\/script>/g)).toHaveLength(3);
  expect(page).not.toContain("src/main.tsx");
});

test("the policy that a host is told names the style of what is printed", () => {
  const page = readFileSync(
    new URL("../../../../docs/how-to/host-the-viewer.md", import.meta.url),
    "utf8",
  );
  const told = /^default-src 'none'.*$/m.exec(page)![0];
  const own = policyOf({ scripts: "'self'", styles: `'self' ${SHEET_HASH}` }).split("; ");
  for (const rule of told.split("; ")) expect(own).toContain(rule);
});
