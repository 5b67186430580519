/** One measured figure beside the baseline of the same run; only the ratio travels between machines. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  baseline?: { name: string; value: number };
  /** The ratio that we aim at, and on which side of it we want to be. */
  aim?: { ratio: number; better: 'higher' | 'lower' };
}

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value < 10 ? 2 : 1);

function ratioOf({ value, baseline, aim }: Figure): string {
  if (baseline === undefined) return '';
  const ratio = value / baseline.value;
  const text = `${ratio.toFixed(2)} × ${baseline.name} (${rounded(baseline.value)})`;
  if (aim === undefined) return text;
  const reached = aim.better === 'higher' ? ratio >= aim.ratio : ratio <= aim.ratio;
  return `${text}, aim ${aim.better === 'higher' ? '≥' : '≤'} ${aim.ratio}: ${reached ? 'reached' : 'missed'}`;
}

/** Prints a section at once, so that a long run shows where it is. */
export function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures)
    console.log(
      `  ${figure.name.padEnd(width)}  ${rounded(figure.value).padStart(9)} ${figure.unit.padEnd(9)} ${ratioOf(figure)}`,
    );
}

/** The value below which the given share of the samples lies; the samples are sorted in place. */
export function percentile(samples: number[] | Float64Array, share: number): number {
  samples.sort((a, b) => a - b);
  return samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? Number.NaN;
}
