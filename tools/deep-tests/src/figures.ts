// What came of a part's last run, as it is kept, and how it is taken from Vitest's report.

export interface Figures {
  readonly part: string;
  /** The day on which the run began, as YYYY-MM-DD. */
  readonly date: string;
  /** Its first eight digits; with a plus sign where files had been changed since. */
  readonly commit: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly minutes: number;
  /** The names of the tests that failed. */
  readonly failures: readonly string[];
}

/** The part of Vitest's report in JSON that is read here. */
export interface Report {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export const countsOf = (
  report: Report,
): Pick<Figures, "passed" | "failed" | "skipped" | "failures"> => {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that broke before its first test counts as one.
    return failed.length === 0 && status === "failed"
      ? [name]
      : failed.map((test) => test.fullName);
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
};

/** With this part's figures in place of its earlier ones, in the order of the parts. */
export const replaced = (
  all: readonly Figures[],
  one: Figures,
  parts: readonly { readonly name: string }[],
): readonly Figures[] =>
  parts.flatMap(({ name }) =>
    name === one.part ? [one] : all.filter(({ part }) => part === name),
  );
