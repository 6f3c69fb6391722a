// What a record comes to under every reading of the rules.
//
// `readings`: options of rulings · `forks`: one question under all of them · `worlds`: the record gone along · `deciding`: the
// fewest rulings · `matrix`: the way in.
export { matrixOf, MATRIX_LIMITS, type MatrixLimits } from "./matrix.ts";
