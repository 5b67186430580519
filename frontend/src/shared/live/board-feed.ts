import {
  type BoardAnswer,
  type BoardLine,
  type BoardMatch,
  type LiveRefused,
  type WatchBoardAnswer,
  withBoardLine,
} from '@kolo/domain';
import { pollBoard } from './board-poll';
import {
  type LiveConnection,
  type LiveMember,
  type LiveStatus,
  liveConnection,
} from './live-connection';
import type { LiveMessage } from './live-socket';
import { isTemporary } from './retry-delay';

export interface BoardFeedOptions {
  /** A whole board after lines may have been missed, or after a while: lines say nothing of later days. */
  onAnswer(): void;
  onMatches(matches: BoardMatch[]): void;
  onStatus(status: LiveStatus): void;
  onRefused(refused: LiveRefused): void;
  connection?: LiveConnection;
}

/** Fixtures move and days end. */
const staleAfterMs = 10 * 60 * 1000;
const retryMs = 2_000;

export function createBoardFeed(options: BoardFeedOptions): { close(): void } {
  return new BoardFeed(options, options.connection ?? liveConnection());
}

/**
 * Merges changed lines into the board. Values are absolute and only newer ones count, besides names, which
 * have no version. Null means no change, `unknown` a match that is not on the board.
 */
export function mergeMatches(
  matches: readonly BoardMatch[],
  lines: readonly BoardLine[],
): { matches: BoardMatch[] | null; unknown: boolean } {
  const byMatch = new Map(lines.map((line) => [line.matchId, line]));
  let changed = false;
  const next = matches.flatMap((match) => {
    const line = byMatch.get(match.matchId);
    byMatch.delete(match.matchId);
    if (line === undefined) return match;
    const { gone, homeTeam = match.homeTeam, awayTeam = match.awayTeam, ...others } = line;
    const { league = match.league, ...values } = others;
    const renamed =
      homeTeam.name !== match.homeTeam.name ||
      awayTeam.name !== match.awayTeam.name ||
      league?.name !== match.league?.name ||
      league?.season !== match.league?.season;
    const newer = values.version > match.version;
    if (gone !== true && !newer && !renamed) return match;
    changed = true;
    if (gone === true) return [];
    const shown = newer ? withBoardLine(match, values) : match;
    return { ...shown, homeTeam, awayTeam, ...(league && { league }) };
  });
  const unknown = [...byMatch.values()].some(({ gone }) => gone !== true);
  return { matches: changed ? next : null, unknown };
}

class BoardFeed implements LiveMember {
  private matches: BoardMatch[] | null = null;
  private epoch: string | null = null;
  private requestedAt = 0;
  private generation = 0;
  private synced = false;
  private isNews = false;
  private polled = false;
  private polledAt = 0;
  private closedForGood = false;
  private stopPolling: (() => void) | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly leave: () => void;

  constructor(
    private readonly options: BoardFeedOptions,
    private readonly connection: LiveConnection,
  ) {
    this.leave = connection.join(this);
    this.statusChanged();
  }

  close(): void {
    this.closedForGood = true;
    this.generation += 1;
    this.endPolling();
    clearTimeout(this.retryTimer);
    this.connection.socket?.unwatchBoard();
    this.leave();
  }

  /** Polling goes on until an answer has something to show. */
  opened(): void {
    this.request();
  }

  closed(): void {
    this.generation += 1;
    this.synced = false;
    this.statusChanged();
  }

  resumed(): void {
    this.request();
  }

  statusChanged(): void {
    if (this.connection.blocked && !this.closedForGood) this.stopPolling ??= this.poll();
    this.report();
  }

  message(message: LiveMessage): void {
    if (!this.synced) return;
    if (message.type === 'board') this.applyMatches(message.payload.matches);
    if (message.type !== 'heartbeat') return;
    if (this.isStale || message.payload.epoch !== this.epoch) this.request();
  }

  private request(): void {
    const { socket } = this.connection;
    if (socket === null) return;
    clearTimeout(this.retryTimer);
    this.generation += 1;
    const { generation } = this;
    this.isNews ||= !this.synced || this.isStale;
    this.requestedAt = Date.now();
    socket.watchBoard({}).then(
      (answer) => {
        if (generation === this.generation) this.onAnswer(answer);
      },
      () => {
        if (generation === this.generation) this.connection.abandon(socket);
      },
    );
  }

  private requestLater(afterMs: number): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.request(), afterMs);
  }

  private poll(): () => void {
    const reached = (isReached: boolean): void => {
      this.polled = isReached;
      if (isReached) this.polledAt = Date.now();
      this.report();
    };
    return pollBoard({
      onCurrent: () => reached(true),
      onAnswer: (answer) => {
        if (!this.polled || this.isStale) {
          this.requestedAt = Date.now();
          this.options.onAnswer();
        }
        this.takeBoard(answer);
        reached(true);
      },
      onRefused: (refused) => this.options.onRefused(refused),
      onFailed: () => reached(false),
    });
  }

  private endPolling(): void {
    this.stopPolling?.();
    this.stopPolling = undefined;
    this.polled = false;
  }

  private report(): void {
    const { state, since } = this.connection.status;
    const isWaiting = state === 'live' && !this.synced;
    const shown = this.polled ? 'live' : isWaiting ? 'connecting' : state;
    this.options.onStatus({ state: shown, since: Math.max(since, this.polledAt) });
  }

  private get isStale(): boolean {
    return Date.now() - this.requestedAt > staleAfterMs;
  }

  private onAnswer(answer: WatchBoardAnswer): void {
    if (!answer.ok && isTemporary(answer.error)) {
      this.requestLater(retryMs);
      return;
    }
    this.endPolling();
    if (!answer.ok) {
      this.options.onRefused(answer);
      return;
    }
    this.synced = true;
    if (this.isNews || answer.epoch !== this.epoch) this.options.onAnswer();
    this.isNews = false;
    this.takeBoard(answer);
    this.statusChanged();
  }

  /** Another node that answers may be a moment behind. */
  private takeBoard({ epoch, matches }: BoardAnswer): void {
    const shown = new Map(
      epoch === this.epoch ? this.matches?.map((one) => [one.matchId, one]) : [],
    );
    this.epoch = epoch;
    this.show(
      matches.map((match) => {
        const known = shown.get(match.matchId);
        return known !== undefined && known.version > match.version ? known : match;
      }),
    );
  }

  private applyMatches(lines: BoardLine[]): void {
    if (this.matches === null) return;
    const { matches, unknown } = mergeMatches(this.matches, lines);
    if (matches !== null) this.show(matches);
    if (unknown) this.requestLater(this.requestedAt + retryMs - Date.now());
  }

  private show(matches: BoardMatch[]): void {
    this.matches = matches;
    this.options.onMatches(matches);
  }
}
