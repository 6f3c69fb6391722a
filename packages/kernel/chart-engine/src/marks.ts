// What is touched is marked with the number of the latest beginning: questions that are asked, transitions that are taken.
// Whoever wants to know what an audit touched begins, audits, and looks for what was marked since. A mark is one number
// written to an object that is at hand, so it costs next to nothing; it decides nothing. Where two audits go on in turns,
// each sees what the other touched as well: more than its own, never less.
/** When something was touched last: the number of a beginning. */
export interface Mark {
  at: number;
}

const latest = { beginning: 0 };

export const newMark = (): Mark => ({ at: 0 });

const marks = new WeakMap<object, Mark>();

/** The one mark of a question, however many ask it; without a question one that nobody shares. */
export const markOf = (question: object | undefined): Mark => {
  if (question === undefined) return newMark();
  const mark = marks.get(question) ?? newMark();
  marks.set(question, mark);
  return mark;
};

export const touch = (mark: Mark): void => {
  mark.at = latest.beginning;
};

/** Begins: answers the number that `touchedSince` takes. */
export const beginMarks = (): number => ++latest.beginning;
