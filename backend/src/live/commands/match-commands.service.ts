import {
  type Fixture,
  isOfficial,
  type LoggedMatchEvent,
  type MatchCommand,
  type MatchState,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { leagueStream } from '../../events/stream-ids.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { forTaps } from '../../platform/db/data-source.js';
import { ReaderQueueService } from '../../platform/reads/reader-queue.service.js';
import { LiveTopicsService } from '../push/live-topics.service.js';
import { clockHolderIn, type ReadClockHolder } from './clock-holder.js';
import type { CommandOrigin } from './decide-batch.js';
import {
  type DrawnUp,
  decideTogether,
  type LeagueAndCommand,
  type MatchAndCommand,
  type StreamCommand,
  type StreamResult,
} from './decide-together.js';
import type { LeagueResult } from './league-history.js';
import { Mailbox } from './mailbox.js';
import type { CommandResult, MatchHistory } from './match-history.js';
import { requestHash } from './request-hash.js';
import { type FirstStreamAnswer, firstAnswersOf, readHistories } from './stream-histories.js';
import { type TapCount, TapCounts } from './tap-counts.js';

export type { CommandOrigin } from './decide-batch.js';
export type { MatchAndCommand, StreamCommand } from './decide-together.js';
export type { CommandResult } from './match-history.js';
export type { TapCount } from './tap-counts.js';

/** Beside those that are in use: anybody may look at any match. */
const maxIdle = 48;
const maxAttempts = 12;

/** Carries commands into the log through one mailbox per match. */
@Injectable()
export class MatchCommandsService {
  /** Least recently used first. */
  private readonly mailboxes = new Map<number, Mailbox>();
  private readonly counts = new TapCounts();
  private readonly clockHolder: ReadClockHolder;

  constructor(
    private readonly log: EventStore,
    private readonly topics: LiveTopicsService,
    private readonly readers: ReaderQueueService,
    @InjectDataSource() private readonly db: DataSource,
    @InjectDataSource(forTaps) taps: DataSource,
  ) {
    this.clockHolder = clockHolderIn(taps);
    topics.onNewEpoch(() => {
      for (const mailbox of this.mailboxes.values()) mailbox.forget();
    });
  }

  /** @returns the command's events and the match as it left it; a repeat gets its first answer */
  execute(matchId: number, command: MatchCommand, origin: CommandOrigin): Promise<CommandResult> {
    const answer = this.readers.withPriority(this.mailbox(matchId).post(command, origin));
    this.counts.watch(command.type, answer);
    return answer;
  }

  get taps(): Iterable<TapCount> {
    return this.counts.all;
  }

  /** Carries out one command over several matches, leagues before them where some lead, all or none. */
  executeTogether(
    items: readonly MatchAndCommand[],
    origin: CommandOrigin,
  ): Promise<CommandResult[]>;
  executeTogether(
    items: readonly [LeagueAndCommand, ...MatchAndCommand[]],
    origin: CommandOrigin,
  ): Promise<[LeagueResult, ...CommandResult[]]>;
  executeTogether(items: readonly StreamCommand[], origin: CommandOrigin): Promise<StreamResult[]>;
  executeTogether(items: readonly StreamCommand[], origin: CommandOrigin): Promise<StreamResult[]> {
    const drawUp = async () => {
      const histories = await readHistories(this.log, items.map(streamOf));
      return { histories, items };
    };
    return this.executeDrawnUp(drawUp, (first) => isRepeatOf(items, first), origin);
  }

  /**
   * The same for commands that are drawn up again at each attempt.
   * @param isRepeat whether the first answers under the command's id are this command's
   */
  async executeDrawnUp(
    drawUp: () => Promise<DrawnUp>,
    isRepeat: (first: readonly FirstStreamAnswer[]) => boolean,
    origin: CommandOrigin,
  ): Promise<StreamResult[]> {
    let ofLeague = false;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const first = await firstAnswersOf(this.log, origin.commandId);
      if (first !== null) {
        if (!isRepeat(first)) throw RefusalError.of('request.command-id-reused');
        return first.map(({ result }) => result);
      }
      const drawn = await drawUp();
      ofLeague = drawn.items.some((item) => 'leagueId' in item);
      const decided = decideTogether(drawn, origin, new Date().toISOString());
      if (decided.appends.length === 0) return decided.results;
      const outcome = await this.log.appendTogether(decided.appends);
      if (!outcome.ok) continue;
      setImmediate(() => {
        for (const result of decided.results)
          if ('matchId' in result)
            this.topics.announce(result.matchId, result.events, result.state);
      });
      return decided.results;
    }
    throw RefusalError.of(ofLeague ? 'league.busy' : 'match.busy');
  }

  /** @throws RefusalError `match.not-found` */
  async state(matchId: number, atVersion?: number): Promise<MatchState> {
    const history = await this.mailbox(matchId).read();
    const state = atVersion === undefined ? history.state : history.at(atVersion);
    if (state.version === 0 || state.deleted) throw RefusalError.of('match.not-found');
    return state;
  }

  /** Whether the result is official by now. @throws RefusalError `match.not-found` */
  async isOfficial(matchId: number): Promise<boolean> {
    const { state, overSince } = await this.known(matchId);
    return isOfficial(state, new Date().toISOString(), overSince);
  }

  /** The match, and when the log learned that it was over. @throws RefusalError `match.not-found` */
  async known(matchId: number): Promise<Pick<MatchHistory, 'state' | 'overSince'>> {
    const { state, overSince } = await this.mailbox(matchId).read();
    if (state.version === 0 || state.deleted) throw RefusalError.of('match.not-found');
    return { state, overSince };
  }

  /** @throws RefusalError `match.not-found`, also for a deleted match */
  async events(matchId: number): Promise<LoggedMatchEvent[]> {
    const { events, state } = await this.mailbox(matchId).read();
    if (state.version === 0 || state.deleted) throw RefusalError.of('match.not-found');
    return [...events];
  }

  /** When each device tapped last, by its name. @throws RefusalError `match.not-found` */
  async lastTaps(matchId: number): Promise<ReadonlyMap<string, string>> {
    const { lastTaps, state } = await this.mailbox(matchId).read();
    if (state.version === 0 || state.deleted) throw RefusalError.of('match.not-found');
    return lastTaps;
  }

  async fixture(matchId: number): Promise<Fixture & Pick<MatchState, 'place' | 'firstHalfAt'>> {
    const { state } = await this.mailbox(matchId).read(this.log);
    return state;
  }

  async nextMatchId(): Promise<number> {
    const [id] = await this.nextMatchIds(1);
    if (id === undefined) throw new Error('The sequence match_ids gave nothing');
    return id;
  }

  async nextMatchIds(count: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT nextval('match_ids')::integer AS id FROM generate_series(1, $1::integer)`,
      [count],
    );
    return rows.map(({ id }) => id);
  }

  async settled(): Promise<void> {
    await Promise.all([...this.mailboxes.values()].map((mailbox) => mailbox.settled()));
  }

  private mailbox(matchId: number): Mailbox {
    const mailbox =
      this.mailboxes.get(matchId) ??
      new Mailbox(matchId, this.log, this.clockHolder, (...news) => this.topics.announce(...news));
    this.mailboxes.delete(matchId);
    this.mailboxes.set(matchId, mailbox);
    const idle = [...this.mailboxes].filter(([, { isInUse }]) => !isInUse);
    for (const [id] of idle.slice(0, Math.max(0, idle.length - maxIdle)))
      if (id !== matchId) this.mailboxes.delete(id);
    return mailbox;
  }
}

/** A match gets another number at each attempt to schedule it. */
function isRepeatOf(
  items: readonly StreamCommand[],
  answers: readonly FirstStreamAnswer[],
): boolean {
  if (answers.length > items.length) return false;
  return items.every((item, index) => {
    const first = answers[index];
    const isThere =
      item.command.type === 'ScheduleMatch' ||
      (first !== undefined && streamOf(item) === streamOf(first.result));
    return isThere && first?.requestHash === requestHash(item.command);
  });
}

const streamOf = (one: { matchId: number } | { leagueId: number }): number =>
  'leagueId' in one ? leagueStream(one.leagueId) : one.matchId;
