// How the page is built as one file: nothing is loaded later, all is in `out/viewer.html`.
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { singleFile } from "./build/single-file.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [solid({ ssr: false }), singleFile()],
  // A chart's questions are called what their functions are called, so functions keep their names.
  worker: {
    format: "iife",
    rolldownOptions: { output: { codeSplitting: false, keepNames: true } },
  },
  build: {
    target: "es2022",
    outDir: "out",
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
