import { recordSpan, spanTime, type TraceParent } from '../../platform/tracing/spans.js';
import type { CursorPump } from './cursor-pump.js';
import type { MatchTopic } from './match-topic.js';

/** Traces the sweep that shows a tap to its watchers. */
export class SweepTraces {
  private readonly waiting = new WeakMap<object, TraceParent[]>();

  constructor(private readonly pump: CursorPump) {
    pump.onSweep((topic) => this.swept(topic));
  }

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
