// Lists whose members may be named more than once. Knows no game.
import type { Json } from "@assize/kernel-model";

/** The members of a list that another one has not, or not as often. */
export const without = (list: readonly Json[], other: readonly Json[]): readonly Json[] => {
  const left = other.map((one) => JSON.stringify(one));
  return list.filter((one) => {
    const at = left.indexOf(JSON.stringify(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
