import { Presets, SingleBar } from 'cli-progress';

/** Where nobody watches a terminal, a line as often as this. */
const lineEveryMs = 2_000;

/** How far a long task is, how fast, and how long it still takes; a short one outside a terminal prints nothing. */
export class ProgressBar {
  private readonly bar: SingleBar;
  private readonly beganAt = performance.now();

  constructor(unit: string) {
    this.bar = new SingleBar(
      {
        format: `{bar} {percentage} % · {value} of {total} ${unit} · {rate} a second · {eta_formatted} left`,
        barsize: 24,
        formatValue: (value) => value.toLocaleString('en'),
        clearOnComplete: true,
        noTTYOutput: true,
        notTTYSchedule: lineEveryMs,
        // A bar that listened for SIGINT would keep the command from ending.
        gracefulExit: false,
      },
      Presets.shades_classic,
    );
  }

  show(done: number, total: number): void {
    const seconds = (performance.now() - this.beganAt) / 1_000;
    const rate = Math.round(done / seconds).toLocaleString('en');
    if (this.bar.isActive) {
      this.bar.setTotal(total);
      this.bar.update(done, { rate });
    } else if (process.stderr.isTTY || seconds * 1_000 >= lineEveryMs)
      this.bar.start(total, done, { rate });
  }

  end(): void {
    this.bar.stop();
  }
}
