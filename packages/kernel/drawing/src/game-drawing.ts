// What a game that can be drawn offers: one value. Knows no game.
import type { Fact, Json, Language } from "@assize/kernel-model";
import type { Scene, SceneTheme } from "./scene.ts";

/** A part of a game's drawing that can be looked at alone: `cropTo(scene, part.layers, part.title)`. */
export interface ScenePart {
  /** Stays the same in every state and language. */
  readonly id: string;
  readonly title: string;
  readonly layers: readonly string[];
  /** Whose part it is, where it is a player's: whoever shows it may call it by that player's name. */
  readonly seat?: number;
}

/** The looks that every game has: for pages by day and by night, and black on white for paper. */
export const THEME_NAMES = ["light", "dark", "print"] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** A decision or an outcome of chance, its data as its type has them. */
export interface PickedEvent {
  readonly type: string;
  readonly by?: number;
  readonly data: any;
}

/**
 * The steps in which a choice is picked on a drawing, for instance a piece and then its square: of each step the keys of the
 * shapes that can be taken first, second and so on.
 */
export type PickSteps = readonly (readonly string[])[];

/** Where a list that is put together step by step, for instance a year's orders, has led so far. */
export interface Plan {
  /** Keys of the shapes along which it leads, in their order. */
  readonly path: readonly string[];
  /** The shapes at which its values end, by their places in the list, counted from 1. */
  readonly ends: readonly { readonly key: string; readonly places: readonly number[] }[];
  /** On which shapes what may come next can be picked. */
  readonly next: readonly { readonly key: string; readonly value: Json }[];
}

/**
 * How a game is drawn. All of it is pure: the same view gives the same drawing.
 * What a view hides cannot be in its drawing, which is made from nothing else.
 */
export interface GameDrawing<View = any, Edition = any> {
  /** Everything the view shows. Names in it are the game's own; labels and headings are in `language`. */
  readonly scene: (view: View, language: Language) => Scene;
  /** What of that scene makes sense alone, the most important first; for small screens. */
  readonly parts: (view: View, language: Language) => readonly ScenePart[];
  /** The printed board alone, before any game. */
  readonly edition: (edition: Edition, language: Language) => Scene;
  readonly themes: Readonly<Record<ThemeName, SceneTheme>>;
  /** How this choice is picked in the drawing of `view`; no steps where only a list can offer it. The choice is legal there. */
  readonly pick?: (choice: PickedEvent, view: View) => PickSteps;
  /**
   * What in the drawing of `view` an event is about, by keys, also where it changes nothing there: where it leads from first.
   * Empty where it is about the whole table. The event need not be legal, nor of a shape that its type has.
   */
  readonly concerns?: (event: PickedEvent, view: View) => readonly string[];
  /** Of a decision of this type, a list of values, of which these are chosen so far; null where nothing is drawn of it. */
  readonly plan?: (type: string, values: readonly Json[], view: View) => Plan | null;
  /** Keys of the shapes in the drawing of `view` that a fact is about: where it decided against an event, they are outlined. */
  readonly decided?: (fact: Fact, view: View) => readonly string[];
  /**
   * What each seat has as far as the view shows it, by seat: a few words to stand beside its name. Absent where only
   * the drawing says it.
   */
  readonly holdings?: (view: View, language: Language) => readonly string[];
}
