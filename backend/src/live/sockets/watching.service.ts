import { Injectable } from '@nestjs/common';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { CursorPump } from '../push/cursor-pump.js';
import { LiveBoardService } from '../push/live-board.service.js';
import { LiveTopicsService } from '../push/live-topics.service.js';
import type { MatchTopic } from '../push/match-topic.js';
import { ViewerCountsService } from '../push/viewer-counts.service.js';
import { EncodedJson } from './engine-internals.js';
import type { LiveClient, Watch } from './live-client.js';
import { socketLimits } from './live-limits.js';
import { seenReport, unwatchRequest, watchBoardRequest, watchRequest } from './live-requests.js';

interface Follower {
  merged: boolean;
  isConsole: boolean;
}

export type Answer = (answer: unknown) => void;

/** An answer is sent in the tick in which following begins, so that the next frame has no gap. */
@Injectable()
export class WatchingService {
  readonly caughtUp = { deltas: 0, snapshot: 0 };

  constructor(
    private readonly topics: LiveTopicsService,
    private readonly board: LiveBoardService,
    private readonly pump: CursorPump,
    private readonly viewers: ViewerCountsService,
    private readonly permission: WatchPermissionService,
  ) {}

  /** @throws RefusalError `request.*`, `auth.required`, `match.not-found` */
  async watch(client: LiveClient, value: unknown, answer: Answer): Promise<void> {
    const request = watchRequest(value);
    if (request === null) throw RefusalError.of('request.invalid');
    const { matchId, since, epoch } = request;
    const { merged = false, console: isConsole = false } = request;
    if (!client.requests.has(matchId) && client.requests.size >= socketLimits.watches)
      throw RefusalError.of('request.too-many');
    const requestKey = Symbol();
    client.requests.set(matchId, requestKey);
    try {
      await this.authorise(client);
      const topic = await this.topics.topic(matchId);
      if (client.closed) return;
      answer(new EncodedJson(withNow(topic.answer(since, epoch, merged))));
      if (since !== undefined)
        this.caughtUp[topic.continues(since, epoch) ? 'deltas' : 'snapshot'] += 1;
      if (client.requests.get(matchId) === requestKey)
        this.follow(client, topic, { merged, isConsole });
    } catch (error) {
      if (client.requests.get(matchId) === requestKey) this.leave(client, matchId);
      throw error;
    }
  }

  unwatch(client: LiveClient, value: unknown): void {
    const matchId = unwatchRequest(value);
    if (matchId !== null) this.leave(client, matchId);
  }

  /** @throws RefusalError `request.invalid`, `auth.required` */
  async watchBoard(client: LiveClient, value: unknown, answer: Answer): Promise<void> {
    const request = watchBoardRequest(value);
    if (request === null) throw RefusalError.of('request.invalid');
    const requestKey = Symbol();
    client.boardRequest = requestKey;
    await this.authorise(client);
    const epoch = await this.topics.epoch();
    const { matches, topic } = await this.board.present(request.leagueId ?? null);
    if (client.closed) return;
    answer({ ok: true, epoch, matches, now: Date.now() });
    if (client.boardRequest !== requestKey) return;
    if (client.board !== null) this.pump.unsubscribe(client.board);
    client.board = this.pump.subscribe(topic, client, topic.head);
  }

  unwatchBoard(client: LiveClient): void {
    client.boardRequest = null;
    if (client.board !== null) this.pump.unsubscribe(client.board);
    client.board = null;
  }

  seen(client: LiveClient, value: unknown): void {
    for (const [matchId, version] of seenReport(value)) {
      const watch = client.watches.get(matchId);
      if (watch !== undefined) this.pump.seen(watch.deltas, version);
    }
  }

  leaveAll(client: LiveClient): void {
    for (const matchId of [...client.watches.keys()]) this.leave(client, matchId);
    this.unwatchBoard(client);
  }

  /** For each request, because sessions end. */
  private async authorise(client: LiveClient): Promise<void> {
    const { sessionToken, console } = client.admission ?? {};
    if (!(await this.permission.mayWatch(sessionToken, console?.token)))
      throw RefusalError.of('auth.required');
  }

  private follow(client: LiveClient, topic: MatchTopic, { merged, isConsole }: Follower): void {
    const watch = client.watches.get(topic.matchId);
    if (watch?.deltas.topic === topic && (watch.viewers === null) === isConsole) {
      watch.deltas.merged = merged;
      this.pump.moveTo(watch.deltas, topic.head);
      return;
    }
    if (watch !== undefined) this.unsubscribe(watch);
    const deltas = this.pump.subscribe(topic, client, topic.head, merged);
    const viewers = isConsole ? null : this.pump.subscribe(this.viewers.topicOf(topic), client, -1);
    client.watches.set(topic.matchId, { deltas, viewers });
  }

  private leave(client: LiveClient, matchId: number): void {
    client.requests.delete(matchId);
    const watch = client.watches.get(matchId);
    if (watch === undefined) return;
    client.watches.delete(matchId);
    this.unsubscribe(watch);
  }

  private unsubscribe({ deltas, viewers }: Watch): void {
    this.pump.unsubscribe(deltas);
    if (viewers !== null) this.pump.unsubscribe(viewers);
  }
}

/** Adds the time to an answer that is the same for everybody. */
const withNow = (json: string): string => `{"now":${Date.now()},${json.slice(1)}`;
