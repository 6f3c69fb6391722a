// Which of a list's members may stay where they are when the list is put into a new order. Knows no DOM.

/** Of numbers in a row, the positions of a longest run that only grows; negative numbers never belong to it. */
export const growing = (numbers: readonly number[]): ReadonlySet<number> => {
  /** For each length of run, the position of the smallest number that such a run can end with. */
  const ends: number[] = [];
  const before = new Int32Array(numbers.length).fill(-1);
  for (let position = 0; position < numbers.length; position++) {
    const value = numbers[position]!;
    if (value < 0) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < value) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[position] = ends[low - 1]!;
    ends[low] = position;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]!) run.add(at);
  return run;
};

/** Puts `wanted` into `parent` in this order, moving as few as possible of those that are there already. */
export const putInOrder = (parent: Element, wanted: readonly Element[]): void => {
  let child = parent.firstElementChild;
  let same = 0;
  while (same < wanted.length && child === wanted[same]) {
    child = child.nextElementSibling;
    same++;
  }
  if (same === wanted.length) return;
  const places = new Map<Element, number>();
  for (let place = 0; child !== null; child = child.nextElementSibling) places.set(child, place++);
  const rest = wanted.slice(same);
  const staying = growing(rest.map((element) => places.get(element) ?? -1));
  let next: Element | null = null;
  for (let index = rest.length - 1; index >= 0; index--) {
    const element = rest[index]!;
    if (!staying.has(index)) parent.insertBefore(element, next);
    next = element;
  }
};
