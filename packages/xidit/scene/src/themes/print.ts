// Black on white, for paper and for eyes that see no colour: forms, dashes and emblems say everything.
import { makeTheme, type Piece } from "../theme.ts";

const WHITE: Piece = { fill: "#ffffff", edge: "#000000", sign: "#000000" };
const GREY: Piece = { fill: "#d5d5d5", edge: "#000000", sign: "#000000" };
const DARK: Piece = { fill: "#333333", edge: "#000000", sign: "#ffffff" };

export const printTheme = makeTheme({
  name: "print",
  page: "#ffffff",
  land: "#ffffff",
  sea: "#ffffff",
  shallows: "#e2e2e2",
  light: "#ffffff",
  frame: "#333333",
  ink: "#000000",
  faintInk: "#777777",
  panel: "#ffffff",
  panelEdge: "#777777",
  card: "#ffffff",
  threat: "#dddddd",
  threatInk: "#000000",
  back: "#aaaaaa",
  accent: "#000000",
  gold: "#eeeeee",
  roadBed: "#ffffff",
  shadow: "none",
  cityWall: "#ffffff",
  cityInk: "#000000",
  hatch: "#555555",
  roads: { black: "#000000", red: "#000000", blue: "#000000" },
  units: { militia: WHITE, archer: WHITE, infantry: GREY, cleric: WHITE, mage: GREY },
  seats: { blue: GREY, red: DARK, green: GREY, yellow: WHITE, black: DARK },
  sceneries: {
    coast: ["#f6f6f6", "#c4c4c4"],
    marsh: ["#ececec", "#bcbcbc"],
    snowy: ["#ffffff", "#cfcfcf"],
    forest: ["#e6e6e6", "#b4b4b4"],
    hills: ["#f2f2f2", "#bebebe"],
    lakes: ["#f0f0f0", "#c0c0c0"],
    heath: ["#ebebeb", "#bdbdbd"],
    meadows: ["#f7f7f7", "#c6c6c6"],
    capital: ["#fbfbfb", "#cccccc"],
  },
});
