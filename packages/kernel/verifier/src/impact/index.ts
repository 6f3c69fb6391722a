// Does it matter? A game followed once more as the rules would have had it, beside the game as it was played.
//
// `played`: what was chosen · `nearest`: what else could have been · `following`: a game followed · `effect`: two ends side by
// side · `impact`: the way in.
export {
  impactOf,
  impactOfAllFindings,
  type Impacts,
  impactsIn,
  impactsOf,
  playedIn,
} from "./impact.ts";
export { type Act, type Believed, type Played, playedGame, type Stood } from "./played.ts";
