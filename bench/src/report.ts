import { appendFileSync } from 'node:fs';

/** A measurement beside a baseline of the same run: only the ratio can be compared between machines. */
export interface Result {
  name: string;
  value: number;
  unit: string;
  baseline?: { name: string; value: number };
  aim?: Aim;
  /** Measured by 1.0.0 when the aim was set. */
  before?: string;
  /** Anything else fails the run. */
  mustBe?: number;
}

export interface Aim {
  of: 'ratio' | 'value';
  limit: number;
  better: 'higher' | 'lower';
}

/** Results that are printed together. */
export interface Group {
  title: string;
  results: readonly Result[];
}

export const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value < 10 ? 2 : 1);

/** NaN without a baseline. */
export const ratioOf = ({ value, baseline }: Result): number =>
  baseline === undefined ? Number.NaN : value / baseline.value;

export const isWrong = ({ value, mustBe }: Result): boolean =>
  mustBe !== undefined && value !== mustBe;

function comparison(result: Result): string {
  const { baseline, aim, before, mustBe } = result;
  const beside =
    baseline === undefined
      ? []
      : [`${ratioOf(result).toFixed(2)} × ${baseline.name} (${rounded(baseline.value)})`];
  return [
    ...beside,
    ...(aim === undefined ? [] : [verdict(result, aim)]),
    ...(isWrong(result) ? [`FAILED: it must be ${mustBe}`] : []),
    ...(before === undefined ? [] : [`1.0.0: ${before}`]),
  ].join(', ');
}

export function verdict(result: Result, aim: Aim): string {
  const { of, limit, better } = aim;
  const wanted = `${better === 'higher' ? '≥' : '≤'} ${limit}${of === 'ratio' ? ' ×' : ` ${result.unit}`}`;
  return `aim ${wanted}: ${isReached(result, aim) ? 'reached' : 'missed'}`;
}

export function isReached(result: Result, { of, limit, better }: Aim): boolean {
  const value = of === 'ratio' ? ratioOf(result) : result.value;
  return better === 'higher' ? value >= limit : value <= limit;
}

/** The file that `print` adds each group to, as a line of JSON; the pages are measured in another process. */
export const groupsFile = 'BENCH_GROUPS_FILE';

/** Prints a group as soon as it is measured. */
export function print(title: string, results: readonly Result[]): void {
  const file = process.env[groupsFile];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ title, results })}\n`);
  console.log(`\n${title}`);
  if (results.some(isWrong)) process.exitCode = 1;
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
