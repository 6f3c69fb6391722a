// One Chromium for all tests of a thread that look at pages. Knows no page.
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { CHROMIUM, FLAGS, NO_CHROMIUM } from "./chromium.ts";

const launch = async (): Promise<Browser> => {
  if (!existsSync(CHROMIUM)) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS] });
};

let running: Promise<Browser> | undefined;

/** Started by the first test that asks, and shared: a test asks it for a context of its own. Ends with the thread. */
export const aBrowser = (): Promise<Browser> => (running ??= launch());
