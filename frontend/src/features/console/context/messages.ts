import { createStore } from 'zustand/vanilla';
import type { Redo } from '@/features/console/log/redo';

export interface Message {
  title: string;
  text?: string;
  /** An error, read out at once by screen readers. */
  alert?: boolean;
  /** The undone action that can be repeated. */
  redo?: Redo;
}

/** A message about the scorekeeper's own tap is read quickly; others are easily missed. */
export const messageMs = { short: 5_000, long: 15_000 } as const;

/** One message at a time. */
export class Messages {
  readonly store = createStore<{ shown: Message | null }>(() => ({ shown: null }));
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(message: Message, forMs: number = messageMs.short): void {
    clearTimeout(this.timer);
    this.store.setState({ shown: message });
    this.timer = setTimeout(() => this.clear(), forMs);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.store.setState({ shown: null });
  }
}
