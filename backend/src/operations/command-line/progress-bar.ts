import { Presets, SingleBar } from 'cli-progress';

const lineEveryMs = 2_000;

/** Bar, rate and time left on a terminal; elsewhere a line now and then, and none for a short task. */
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
