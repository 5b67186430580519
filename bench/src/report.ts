/** A measurement beside a baseline of the same run: only the ratio can be compared between machines. */
export interface Result {
  name: string;
  value: number;
  unit: string;
  baseline?: { name: string; value: number };
  aim?: Aim;
}

export interface Aim {
  of: 'ratio' | 'value';
  limit: number;
  better: 'higher' | 'lower';
}

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value < 10 ? 2 : 1);

const ratioOf = ({ value, baseline }: Result): number =>
  baseline === undefined ? Number.NaN : value / baseline.value;

function comparison(result: Result): string {
  const { baseline, aim } = result;
  const beside =
    baseline === undefined
      ? []
      : [`${ratioOf(result).toFixed(2)} × ${baseline.name} (${rounded(baseline.value)})`];
  return [...beside, ...(aim === undefined ? [] : [verdict(result, aim)])].join(', ');
}

function verdict(result: Result, { of, limit, better }: Aim): string {
  const value = of === 'ratio' ? ratioOf(result) : result.value;
  const reached = better === 'higher' ? value >= limit : value <= limit;
  const wanted = `${better === 'higher' ? '≥' : '≤'} ${limit}${of === 'ratio' ? ' ×' : ` ${result.unit}`}`;
  return `aim ${wanted}: ${reached ? 'reached' : 'missed'}`;
}

/** Prints a section as soon as it is measured. */
export function print(title: string, results: readonly Result[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const result of results)
    console.log(
      `  ${result.name.padEnd(width)}  ${rounded(result.value).padStart(9)} ${result.unit.padEnd(9)} ${comparison(result)}`,
    );
}

/** Sorts the samples in place. */
export function percentile(samples: number[] | Float64Array, share: number): number {
  samples.sort((a, b) => a - b);
  return samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? Number.NaN;
}
