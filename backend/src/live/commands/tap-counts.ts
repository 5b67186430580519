import type { MatchCommand } from '@kolo/domain';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { CommandResult } from './match-history.js';

type Outcome = 'accepted' | 'unchanged' | 'refused' | 'failed';

export interface TapCount {
  command: MatchCommand['type'];
  outcome: Outcome;
  count: number;
}

export class TapCounts {
  private readonly counts = new Map<string, TapCount>();

  get all(): Iterable<TapCount> {
    return this.counts.values();
  }

  watch(command: MatchCommand['type'], answer: Promise<CommandResult>): void {
    answer.then(
      ({ events }) => this.add(command, events.length > 0 ? 'accepted' : 'unchanged'),
      (error: unknown) => this.add(command, error instanceof RefusalError ? 'refused' : 'failed'),
    );
  }

  private add(command: MatchCommand['type'], outcome: Outcome): void {
    const key = `${command}/${outcome}`;
    const known = this.counts.get(key);
    if (known === undefined) this.counts.set(key, { command, outcome, count: 1 });
    else known.count += 1;
  }
}
