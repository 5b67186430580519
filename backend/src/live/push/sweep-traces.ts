import { recordSpan, spanTime, type TraceParent } from '../../platform/tracing/spans.js';
import type { CursorPump } from './cursor-pump.js';
import type { MatchTopic } from './match-topic.js';

/** The last part of a tap's way: the sweep over the watchers that shows it to them. */
export class SweepTraces {
  private readonly waiting = new WeakMap<object, TraceParent[]>();

  constructor(private readonly pump: CursorPump) {
    pump.onSweep((topic) => this.swept(topic));
  }

  /** The next sweep over this match shows these taps. */
  expect(topic: MatchTopic, traces: readonly TraceParent[]): void {
    if (traces.length === 0 || this.pump.followers(topic) === 0) return;
    this.waiting.set(topic, [...(this.waiting.get(topic) ?? []), ...traces]);
  }

  private swept(topic: object): (() => void) | null {
    const traces = this.waiting.get(topic);
    if (traces === undefined) return null;
    this.waiting.delete(topic);
    const from = spanTime();
    const { frames } = this.pump;
    return () => recordSpan('push', traces, from, { 'kolo.frames': this.pump.frames - frames });
  }
}
