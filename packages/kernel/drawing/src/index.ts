// A drawing as SVG, the pieces drawings are made of, and one drawing for any game.
export {
  attributesOfPattern,
  elementOf,
  figure,
  geometryOf,
  looksOf,
  patternId,
  styleOf,
} from "./attributes.ts";
export type { Attributes } from "./attributes.ts";
export {
  boxIn,
  figuresByKey,
  figuresOf,
  grown,
  holds,
  joined,
  touch,
  visitShapes,
} from "./boxes.ts";
export { captioned } from "./caption.ts";
export type { Caption } from "./caption.ts";
export { compareScenes } from "./compare.ts";
export type { ComparedScene } from "./compare.ts";
export { deedsOf } from "./deeds.ts";
export type { Deed, Place } from "./deed.ts";
export { eventPicture, NO_EVENT } from "./event-picture.ts";
export type { EventPicture, Flight } from "./event-picture.ts";
export { findingPicture } from "./finding-picture.ts";
export type { Sides } from "./finding-picture.ts";
export { everyShape } from "./every-shape.ts";
export { THEME_NAMES } from "./game-drawing.ts";
export type {
  GameDrawing,
  PickedEvent,
  PickSteps,
  Plan,
  ScenePart,
  ThemeName,
} from "./game-drawing.ts";
export { genericDrawing } from "./generic/generic-drawing.ts";
export { eventMarks } from "./event-marks.ts";
export { WEIGHTS, withMarks } from "./mark-looks.ts";
export { renamed } from "./marks.ts";
export { panel } from "./panel.ts";
export type { Area } from "./panel.ts";
export { boundsOf, cropTo, moved, widthOfText } from "./places.ts";
export type { Bounds } from "./places.ts";
export type {
  CircleShape,
  GroupShape,
  Paint,
  PathShape,
  PathStep,
  PolygonShape,
  RectShape,
  Scene,
  ScenePattern,
  ScenePoint,
  SceneTheme,
  Shape,
  ShapeKind,
  ShapeStyle,
  TextShape,
} from "./scene.ts";
export { circle, group, path, polygon, rect, steps, text } from "./shapes.ts";
export type { Remarks } from "./shapes.ts";
export { renderSvg } from "./svg.ts";
export { between, differenceOf, spotOf, standsApart, standsOf, within } from "./travels.ts";
export type { Difference, Spot, Stand, Stands, Travel, TwoStands } from "./travels.ts";
export { zoomTo } from "./zoom.ts";
export { withoutNext } from "./whose-turn.ts";
