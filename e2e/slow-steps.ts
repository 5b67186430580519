import type {
  FullConfig,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';

const slowMs = 10_000;
const shown = new Set(['test.step', 'fixture', 'hook', 'expect', 'pw:api']);

/** Prints, below each test, the innermost steps that took long: on a slow machine they say where the time went. */
export default class SlowSteps implements Reporter {
  private rootDir = '';

  onBegin({ rootDir }: FullConfig): void {
    this.rootDir = rootDir;
  }

  onTestEnd(_: TestCase, { steps }: TestResult): void {
    for (const line of steps.flatMap((step) => this.linesOf(step, []))) console.log(line);
  }

  printsToStdio(): boolean {
    return false;
  }

  private linesOf(step: TestStep, path: readonly string[]): string[] {
    if (step.duration < slowMs || !shown.has(step.category)) return [];
    const titles = [...path, step.title];
    const inner = step.steps.flatMap((one) => this.linesOf(one, titles));
    return inner.length > 0 ? inner : [this.line(step, titles)];
  }

  private line({ duration, location }: TestStep, titles: readonly string[]): string {
    const file = location?.file.replace(`${this.rootDir}/`, '');
    const at = location === undefined ? '' : ` (${file}:${location.line})`;
    return `      slow: ${titles.join(' › ')}${at} ${(duration / 1_000).toFixed(1)} s`;
  }
}
