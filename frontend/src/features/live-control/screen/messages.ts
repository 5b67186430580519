import { createStore } from 'zustand/vanilla';
import type { Redo } from '@/features/live-control/log/redo';

export interface Message {
  title: string;
  text?: string;
  /** Something went wrong, and is read out at once. */
  alert?: boolean;
  /** What was undone, offered once more. */
  redo?: Redo;
}

/** An offer or a refusal under the finger is short; what happened behind the scorekeeper's back may be missed. */
export const messageMs = { short: 5_000, long: 15_000 } as const;

/** What the tablet has to say, one thing at a time. */
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
