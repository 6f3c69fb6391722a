// The same map by candle light, for dark pages. Knows colours only.
import { makeTheme } from "../theme.ts";
import { LIGHT } from "./light.ts";

export const darkTheme = makeTheme({
  ...LIGHT,
  name: "dark",
  page: "#17130e",
  land: "#2c241a",
  frame: "#b08a52",
  ink: "#f0e2c4",
  faintInk: "#94825f",
  panel: "#241d15",
  panelEdge: "#6b5430",
  card: "#3a3023",
  threat: "#7c3527",
  threatInk: "#f0e2c4",
  back: "#4f3d26",
  accent: "#f2a53c",
  gold: "#c08f22",
  roadBed: "#0e0b08",
  shadow: "#00000088",
  cityWall: "#4a3c2a",
  cityInk: "#fff3d9",
  hatch: "#00000099",
  roads: { black: "#e9e4da", red: "#ff7a66", blue: "#74b4ff" },
  sceneries: {
    coast: ["#27403d", "#46706a"],
    marsh: ["#363a20", "#616a38"],
    snowy: ["#47505a", "#7d8a95"],
    forest: ["#26381f", "#4b6b3b"],
    hills: ["#453722", "#7a6238"],
    lakes: ["#213a48", "#40687d"],
    heath: ["#45302f", "#7b5654"],
    meadows: ["#3a4022", "#69733a"],
    capital: ["#4d3f1e", "#86702f"],
  },
});
