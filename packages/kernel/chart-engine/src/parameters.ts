// Reads off a function's own text whether it has parameters that its `length` does not count. A question says by the
// number of its parameters what it asks about; a default or rest parameter would hide that. Knows no chart.

const ONE_NAME = /^(?:async\s+)?[\w$]+\s*=>/;
const NATIVE = /\{\s*\[native code\]\s*\}\s*$/;
const ARGUMENTS = /(?<![.\w$])arguments(?![\w$])/;
/** What may hold a bracket or an equals sign that is none: comments and texts. */
const COMMENTS_AND_TEXTS =
  /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

/** The text between a function's outermost brackets, without what lies in inner ones. */
const parameterList = (source: string): string => {
  let depth = 0;
  let list = "";
  for (const sign of source.slice(source.indexOf("("))) {
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if (depth === 1) list += sign;
    if (depth === 0) break;
  }
  return list;
};

/** What hides a parameter from a function's `length`, in words; null where nothing does. */
export const hiddenParameter = (asked: (...none: never) => unknown): string | null => {
  const source = Function.prototype.toString.call(asked).replace(COMMENTS_AND_TEXTS, " ");
  if (NATIVE.test(source)) return "is a bound or built-in function";
  if (ARGUMENTS.test(source)) return 'reads "arguments"';
  if (ONE_NAME.test(source)) return null;
  const list = parameterList(source);
  if (list.includes("...")) return "has a rest parameter";
  return list.includes("=") ? "has a default parameter" : null;
};
