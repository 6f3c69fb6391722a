// The part of gifenc that is used here; the package has no types of its own.
declare module "gifenc" {
  export type GifColour = readonly [red: number, green: number, blue: number];
  export interface GifFrame {
    readonly palette?: readonly GifColour[];
    /** In milliseconds. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1 leaves the picture as it is for the next. */
    readonly dispose?: number;
  }
  export interface GifStream {
    writeFrame(pixels: Uint8Array, width: number, height: number, frame: GifFrame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export const GIFEncoder: () => GifStream;
  export const quantize: (rgba: Uint8ClampedArray, colours: number) => GifColour[];
  export const applyPalette: (rgba: Uint8ClampedArray, palette: readonly GifColour[]) => Uint8Array;
  /** In Node the package is one value. */
  const all: { readonly quantize: typeof quantize; readonly applyPalette: typeof applyPalette };
  export default all;
}
