// The cheapest explanation of a record: from a line that is not what the rules say, which few deviations account for
// everything that is written? Knows no game and no bytes. Reader's page: docs/explanation/how-an-audit-works.md.
//
// `costs`: every number · `moves`: the words · `rules`: what the rules say at a position · `trails`: where it came along · `search`: the layers ·
// `consequence-moves`, `values`, `renamings`, `after-move`, `choice-moves`, `left-out-choices`, `missing-run`, `gaps`, `guesses`, `swapped`, `belongs-before`, `stands-too-early`, `exchanged`, `revised`, `related`, `undone`: what may be said of a line ·
// `pins`, `ruled`: what an arbiter has ruled ·
// `explanations`, `answering`, `excuses`, `deviations`, `evidence`, `stops`, `told-findings`, `tell`: the winner, told · `explain`: the way in.
export { DEFAULTS } from "./costs.ts";
export { explain, seek } from "./explain.ts";
