// Metrics as OpenMetrics text, version 1.0.0 (https://github.com/OpenObservability/OpenMetrics): what a program counts, told to whoever
// watches it. Pure; knows no program.

export type MetricType = "counter" | "gauge" | "info";

/** A value, and the labels that tell it from others of its metric. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Metric {
  /** In words with underscores, the unit last; without the `_total` and `_info` that the text adds. */
  readonly name: string;
  readonly type: MetricType;
  readonly help: string;
  readonly samples: readonly Sample[];
}

export const OPEN_METRICS_TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

const SUFFIX: Readonly<Record<MetricType, string>> = {
  counter: "_total",
  gauge: "",
  info: "_info",
};

const escaped = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');

const labelsOf = (labels: Sample["labels"] = {}): string => {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return all.length === 0 ? "" : `{${all.join(",")}}`;
};

const linesOf = ({ name, type, help, samples }: Metric): readonly string[] => [
  `# TYPE ${name} ${type}`,
  `# HELP ${name} ${escaped(help)}`,
  ...samples.map(({ labels, value }) => `${name}${SUFFIX[type]}${labelsOf(labels)} ${value}`),
];

export const openMetrics = (metrics: readonly Metric[]): string =>
  `${[...metrics.flatMap(linesOf), "# EOF"].join("\n")}\n`;
