// The inspector's page as it ships, and the host page's script.
import { join } from "node:path";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { contentPolicy } from "../../build/content-policy.ts";

const VIEWER = join(import.meta.dirname, "../..");

export default defineConfig({
  root: VIEWER,
  base: "./",
  plugins: [solid({ ssr: false }), contentPolicy()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        inspector: join(VIEWER, "inspector.html"),
        host: join(import.meta.dirname, "host-page.ts"),
      },
      output: { entryFileNames: "assets/[name].js" },
    },
  },
});
