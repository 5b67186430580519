/** One measured figure beside the baseline of the same run; only the ratio travels between machines. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  baseline?: { name: string; value: number };
  aim?: Aim;
}

/** What we aim at, of the ratio or of the value itself, and on which side of it we want to be. */
export interface Aim {
  of: 'ratio' | 'value';
  limit: number;
  better: 'higher' | 'lower';
}

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value < 10 ? 2 : 1);

const ratioOf = ({ value, baseline }: Figure): number =>
  baseline === undefined ? Number.NaN : value / baseline.value;

function comparison(figure: Figure): string {
  const { baseline, aim } = figure;
  const beside =
    baseline === undefined
      ? []
      : [`${ratioOf(figure).toFixed(2)} × ${baseline.name} (${rounded(baseline.value)})`];
  return [...beside, ...(aim === undefined ? [] : [verdict(figure, aim)])].join(', ');
}

function verdict(figure: Figure, { of, limit, better }: Aim): string {
  const value = of === 'ratio' ? ratioOf(figure) : figure.value;
  const reached = better === 'higher' ? value >= limit : value <= limit;
  const wanted = `${better === 'higher' ? '≥' : '≤'} ${limit}${of === 'ratio' ? ' ×' : ` ${figure.unit}`}`;
  return `aim ${wanted}: ${reached ? 'reached' : 'missed'}`;
}

/** Prints a section at once, so that a long run shows where it is. */
export function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures)
    console.log(
      `  ${figure.name.padEnd(width)}  ${rounded(figure.value).padStart(9)} ${figure.unit.padEnd(9)} ${comparison(figure)}`,
    );
}

/** The value below which the given share of the samples lies; the samples are sorted in place. */
export function percentile(samples: number[] | Float64Array, share: number): number {
  samples.sort((a, b) => a - b);
  return samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? Number.NaN;
}
