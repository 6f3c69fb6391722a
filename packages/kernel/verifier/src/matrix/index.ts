// What a record comes to under every reading of the rules.
//
// `readings`: options of rulings · `forks`: one question under all of them · `worlds`: the record gone along · `deciding`: the
// fewest rulings · `matrix`, `at-once`: the ways in.
export { matrixOf } from "./at-once.ts";
export { MATRIX_LIMITS, type MatrixLimits, matrixWith } from "./matrix.ts";
