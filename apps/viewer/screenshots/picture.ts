// `npm run viewer:picture`: the viewer at the first finding of the game in dispute, as the README shows it, written to
// `docs/viewer.png` in few colours so that it stays small. Knows the built viewer, as a reader does.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import gifenc from "gifenc";
import type { Page } from "playwright-core";
import { aBrowser } from "../test/a-browser.ts";
import { withPage } from "../test/e2e/browser.ts";
import { openSite } from "../test/e2e/site.ts";

const FILE = join(import.meta.dirname, "../../../docs/viewer.png");
const SIZE = { width: 1280, height: 800 } as const;
const COLOURS = 128;
const MOST_BYTES = 150_000;

/** The picture's pixels, four bytes each: the browser reads its own picture. */
const pixelsOf = async (page: Page): Promise<Uint8ClampedArray> => {
  const png = (await page.screenshot()).toString("base64");
  const base64 = await page.evaluate(
    async ({ png, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const context = new OffscreenCanvas(width, height).getContext("2d");
      if (context === null) throw new Error("no drawing here");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      let text = "";
      for (let at = 0; at < data.length; at += 0x8000)
        text += String.fromCharCode(...data.subarray(at, at + 0x8000));
      return btoa(text);
    },
    { png, ...SIZE },
  );
  return new Uint8ClampedArray(Buffer.from(base64, "base64"));
};

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

/** A PNG with a palette, a byte a pixel. */
const pngOf = (pixels: Uint8ClampedArray): Buffer => {
  const { width, height } = SIZE;
  const palette = gifenc.quantize(pixels, COLOURS);
  const indices = gifenc.applyPalette(pixels, palette);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("PLTE", Uint8Array.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
};

const site = await openSite();
await withPage(
  async ({ page }) => {
    await page.setViewportSize(SIZE);
    await page.goto(`${site.address}?log=samples/disputed-4p.jsonl#e=259`);
    await page.waitForSelector(".now-effect");
    await page.waitForSelector(".line.current .effect");
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const png = pngOf(await pixelsOf(page));
    if (png.length > MOST_BYTES) throw new Error(`the picture has ${png.length} bytes`);
    writeFileSync(FILE, png);
    process.stdout.write(`${FILE}: ${png.length} bytes\n`);
  },
  { colorScheme: "light", reducedMotion: "reduce" },
);
site.close();
await (await aBrowser()).close();
