import { randomUUID } from 'node:crypto';
import { type FansTally, liveLimits } from '@kolo/domain';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { type LiveBus, liveBusToken } from '../nodes/live-bus.js';
import { CursorPump } from './cursor-pump.js';
import type { MatchTopic } from './match-topic.js';
import { ViewersTopic } from './viewers-topic.js';

interface Count {
  topic: ViewersTopic;
  match: MatchTopic;
  others: Map<string, { count: number; at: number }>;
  sent: number;
  sentAt: number;
  published: number;
}

/** A node that has been silent for three times as long is forgotten. */
const repeatMs = 10_000;

/** How many watch each match over all nodes; consoles follow the match but not this topic. */
@Injectable()
export class ViewerCountsService implements OnModuleInit, OnModuleDestroy {
  private readonly node = randomUUID();
  private readonly counts = new Map<number, Count>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pump: CursorPump,
    @Inject(liveBusToken) private readonly bus: LiveBus,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.tick(), liveLimits.viewersMs).unref();
    this.bus.onViewers(({ node, matchId, count, fansVotes }) => {
      const known = this.counts.get(matchId);
      if (node === this.node || known === undefined) return;
      known.others.set(node, { count, at: performance.now() });
      if (fansVotes !== undefined) known.topic.setFansVotes(fansVotes);
    });
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Sent together with the next count. */
  publishFansVotes(matchId: number, fansVotes: FansTally): void {
    const known = this.counts.get(matchId);
    known?.topic.setFansVotes(fansVotes);
    this.bus.count({ node: this.node, matchId, count: known?.sent ?? 0, fansVotes });
  }

  topicOf(match: MatchTopic): ViewersTopic {
    const known = this.counts.get(match.matchId);
    if (known !== undefined) {
      known.match = match;
      return known.topic;
    }
    const topic = new ViewersTopic(match.matchId);
    topic.setCount(1);
    topic.setConsoleSilentSince(match.consoleSilentSince);
    this.counts.set(match.matchId, {
      topic,
      match,
      others: new Map(),
      sent: 0,
      sentAt: 0,
      published: topic.head,
    });
    return topic;
  }

  private tick(): void {
    const now = performance.now();
    for (const [matchId, count] of this.counts) {
      const here = this.pump.followers(count.topic);
      if (here !== count.sent || now - count.sentAt > repeatMs) {
        count.sent = here;
        count.sentAt = now;
        this.bus.count({ node: this.node, matchId, count: here });
      }
      if (here === 0) this.counts.delete(matchId);
      else this.publish(count, here + elsewhere(count, now));
    }
  }

  private publish(count: Count, watching: number): void {
    const { topic } = count;
    topic.setCount(watching);
    topic.setConsoleSilentSince(count.match.consoleSilentSince);
    if (topic.head === count.published) return;
    count.published = topic.head;
    this.pump.publish(topic);
  }
}

function elsewhere({ others }: Count, now: number): number {
  let sum = 0;
  for (const [node, { count, at }] of others) {
    if (now - at > repeatMs * 3) others.delete(node);
    else sum += count;
  }
  return sum;
}
