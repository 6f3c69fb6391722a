// Readings that take a number: an option `limited:N` is chosen as `limited:60`. Pure; knows no ruling.

/** As far as rulings count. */
export const MOST_NUMBER = 999_999;

/** What stands before the number; undefined for an option that takes none. */
export const stemOf = (option: string): string | undefined =>
  option.endsWith(":N") ? option.slice(0, -1) : undefined;

/** The option that was chosen, without its number; undefined where none was. */
export const optionOf = (
  options: readonly { readonly id: string }[],
  chosen: string,
): string | undefined =>
  options
    .map(({ id }) => id)
    .find((id) => {
      const stem = stemOf(id);
      return stem === undefined ? id === chosen : chosen.startsWith(stem);
    });
