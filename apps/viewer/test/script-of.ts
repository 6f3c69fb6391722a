// Makes one plain script of a module and all that it imports, for a page that a test writes itself.
import { build, type Rolldown } from "vite";

/** What the module exports stands in the page under `name`. */
export const scriptOf = async (entry: string, name: string): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    // A page has no process to ask.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name } },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
};
