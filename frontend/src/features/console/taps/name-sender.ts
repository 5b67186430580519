import type { MatchOfficialsView } from '@kolo/domain';
import { retryDelay } from '@/shared/live/retry-delay';
import type { NameOutcome } from './send-name';
import type { WaitingName, WaitingNames } from './waiting-names';

/** Called when the names that wait for a match have changed, with the server's answer where there is one. */
type Listener = (matchId: number, view?: MatchOfficialsView) => void;

interface Options {
  storage: WaitingNames;
  send: (name: WaitingName) => Promise<NameOutcome>;
  random?: () => number;
}

/** The names of officials on their way to the server: stored first, then sent until answered, across reloads. */
export class NameSender {
  private readonly storage: WaitingNames;
  private readonly send: Options['send'];
  private readonly random: () => number;
  private readonly listeners = new Set<Listener>();
  private running = Promise.resolve();
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor({ storage, send, random = Math.random }: Options) {
    this.storage = storage;
    this.send = send;
    this.random = random;
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** @returns a function that unsubscribes */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async waiting(matchId: number, by: string): Promise<WaitingName[]> {
    const names = await this.storage.all();
    return names.filter((name) => name.matchId === matchId && name.by === by);
  }

  /** Rejects when the browser cannot store it. */
  async add(name: WaitingName): Promise<void> {
    await this.storage.save(name);
    this.notify(name.matchId);
    void this.resume();
  }

  /** Sends what waits, also from earlier pages; resolves when each was tried once. */
  resume(): Promise<void> {
    // A database failure is retried with the next occasion.
    this.running = this.running.then(() => this.sendAll()).catch(() => {});
    return this.running;
  }

  close(): void {
    this.isClosed = true;
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') void this.resume();
  };

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    for (const name of await this.storage.all()) {
      if (this.isClosed) return;
      if (name.refusal !== undefined) continue;
      const outcome = await this.send(name);
      if (outcome.type === 'unreachable') {
        // The page that took over has a sender of its own.
        if (this.isClosed) return;
        this.attempt += 1;
        this.timer = setTimeout(() => void this.resume(), retryDelay(this.attempt, this.random()));
        return;
      }
      await this.take(name, outcome);
    }
    this.attempt = 0;
  }

  private async take(name: WaitingName, outcome: NameOutcome): Promise<void> {
    const { matchId } = name;
    if (outcome.type === 'signed-out') return;
    const stored = await this.storage.all();
    // Somebody may have entered another name for the role in the meantime.
    if (stored.some(({ id }) => id === name.id)) {
      if (outcome.type === 'answered') await this.storage.remove(name);
      else if ('message' in outcome) await this.storage.save({ ...name, refusal: outcome.message });
    }
    this.notify(matchId, outcome.type === 'answered' ? outcome.view : undefined);
  }

  private notify(matchId: number, view?: MatchOfficialsView): void {
    for (const listener of this.listeners) listener(matchId, view);
  }
}
