import { boardLine, isMatchEventType, type LoggedMatchEvent, type MatchState } from '@kolo/domain';
import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { recordSpan, spanTime, type TraceParent } from '../../platform/tracing/spans.js';
import { type Announcement, type LiveBus, liveBusToken } from '../nodes/live-bus.js';
import { ConsoleSilenceService } from './console-silence.service.js';
import { CursorPump } from './cursor-pump.js';
import { LiveBoardService } from './live-board.service.js';
import { MatchNamesService } from './match-names.service.js';
import { MatchTopic } from './match-topic.js';
import { SweepTraces } from './sweep-traces.js';
import { type StaticVersion, TopicNames } from './topic-names.js';

interface Entry {
  readonly matchId: number;
  topic: MatchTopic | null;
  ready: Promise<MatchTopic>;
  early: LoggedMatchEvent[];
  taking: boolean;
  asking: number;
  usedAt: number;
  catchUpTimer: NodeJS.Timeout | undefined;
}

const beaconMs = 1_000;
/** Announcements may arrive out of order. */
const gapMs = 50;
/** A burst of taps must not hold up the event loop. */
const slice = 8;
/** Watchers who change networks come back. */
const graceMs = 60_000;
/** Bounds the memory when somebody asks for every match. */
const maxUnwatched = 48;

/** Keeps every watched match at the log's head: by commits here, announcements, and a look each second. */
@Injectable()
export class LiveTopicsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(LiveTopicsService.name);
  private readonly entries = new Map<number, Entry>();
  private readonly renewals: (() => void)[] = [];
  private known: string | null = null;
  private beacon: NodeJS.Timeout | undefined;
  private ticking = false;
  private readonly names: TopicNames;
  private readonly sweeps: SweepTraces;
  /** How often the log had more than this node knew. */
  missedReads = 0;

  constructor(
    private readonly log: EventStore,
    private readonly pump: CursorPump,
    private readonly board: LiveBoardService,
    names: MatchNamesService,
    private readonly consoles: ConsoleSilenceService,
    @Inject(liveBusToken) private readonly bus: LiveBus,
  ) {
    this.names = new TopicNames(names, pump);
    this.sweeps = new SweepTraces(pump);
  }

  async onModuleInit(): Promise<void> {
    await this.epoch();
    this.beacon = setInterval(() => void this.tick(), beaconMs).unref();
    this.bus.onAnnouncement((announcement) => this.receive(announcement));
  }

  onModuleDestroy(): void {
    clearInterval(this.beacon);
    for (const { catchUpTimer } of this.entries.values()) clearTimeout(catchUpTimer);
  }

  /** Runs when the log turns out to have another history. */
  onNewEpoch(run: () => void): void {
    this.renewals.push(run);
  }

  async epoch(): Promise<string> {
    this.known ??= await this.log.epoch();
    return this.known;
  }

  /** @throws RefusalError `match.not-found` */
  async topic(matchId: number): Promise<MatchTopic> {
    const entry = this.entries.get(matchId) ?? this.open(matchId);
    entry.asking += 1;
    const topic = await entry.ready.finally(() => {
      entry.asking -= 1;
      entry.usedAt = performance.now();
    });
    if (topic.present.deleted) throw RefusalError.of('match.not-found');
    return topic;
  }

  /** For a reader who knows from the database that the match is at this version. */
  async catchUp(matchId: number, version: number): Promise<void> {
    const entry = this.entries.get(matchId);
    if (entry === undefined) return;
    const topic = await entry.ready;
    if (topic.head < version) await this.readMissed(entry, topic);
  }

  /** Changes with what is shown of a match; null where only the log knows. */
  tagOf(matchId: number): string | null {
    const entry = this.entries.get(matchId);
    if (entry?.topic == null || entry.topic.present.deleted) return null;
    entry.usedAt = performance.now();
    return entry.topic.tag;
  }

  /** After a commit here: to this node's watchers, then to the other nodes. */
  announce(
    matchId: number,
    events: LoggedMatchEvent[],
    state: MatchState,
    traces: readonly TraceParent[] = [],
  ): void {
    const from = spanTime();
    const line = boardLine(state);
    this.deliver(matchId, events, traces);
    this.board.news(line, events);
    if (this.known === null) return;
    const announcement = { epoch: this.known, matchId, events, line };
    this.bus.announce(traces.length === 0 ? announcement : { ...announcement, traces });
    recordSpan('announce', traces, from, { 'kolo.match': matchId });
  }

  private receive({ epoch, matchId, events, line, traces = [] }: Announcement): void {
    // The beacon decides which history is right.
    if (epoch !== this.known) return;
    // Watchers keep what this node understands; a newer node wrote the rest.
    if (!events.every(({ type }) => isMatchEventType(type))) return;
    this.deliver(matchId, events, traces);
    this.board.news(line, events);
  }

  private deliver(
    matchId: number,
    events: readonly LoggedMatchEvent[],
    traces: readonly TraceParent[],
  ): void {
    const entry = this.entries.get(matchId);
    if (entry === undefined) return;
    if (entry.topic !== null) this.sweeps.expect(entry.topic, traces);
    entry.early.push(...events);
    if (entry.topic !== null && !entry.taking) this.takeSlice(entry, entry.topic);
  }

  private takeSlice(entry: Entry, topic: MatchTopic): void {
    const events = entry.early.splice(0, slice);
    entry.taking = entry.early.length > 0;
    if (entry.taking) setImmediate(() => this.takeSlice(entry, topic));
    const { head } = topic;
    if (!topic.take(events)) this.scheduleCatchUp(entry);
    if (topic.head === head) return;
    this.pump.publish(topic);
    if (events.some(changesTeams) || (events.some(fillsList) && topic.lacksNames))
      this.names.rename(topic).catch((error) => this.failed(error));
  }

  private open(matchId: number): Entry {
    const entry: Omit<Entry, 'ready'> = {
      matchId,
      topic: null,
      early: [],
      taking: false,
      asking: 0,
      usedAt: performance.now(),
      catchUpTimer: undefined,
    };
    const opened: Entry = Object.assign(entry, { ready: this.load(entry) });
    this.entries.set(matchId, opened);
    opened.ready.then(
      // Deferred, because the requesting watcher subscribes to the topic only then.
      () => setImmediate(() => this.closeUnwatched()),
      () => this.entries.delete(matchId),
    );
    return opened;
  }

  private async load(entry: Omit<Entry, 'ready'>): Promise<MatchTopic> {
    const { matchId } = entry;
    const epoch = await this.epoch();
    const stored = await this.log.forReaders.readStream(matchId);
    if (stored.length === 0) throw RefusalError.of('match.not-found');
    const events = stored.map(({ event }) => event);
    const topic = new MatchTopic(matchId, epoch, events);
    await this.names.first(topic);
    if (isRunning(topic))
      topic.consoleSilentSince = (await this.consoles.since([matchId])).get(matchId) ?? null;
    entry.topic = topic;
    if (!topic.take(entry.early.splice(0))) await this.readMissed(entry, topic);
    return topic;
  }

  private scheduleCatchUp(entry: Entry): void {
    entry.catchUpTimer ??= setTimeout(() => {
      entry.catchUpTimer = undefined;
      const { topic } = entry;
      if (topic !== null) this.readMissed(entry, topic).catch((error) => this.failed(error));
    }, gapMs).unref();
  }

  private async readMissed(entry: Omit<Entry, 'ready'>, topic: MatchTopic): Promise<void> {
    const missed = await this.log.forReaders.readStream(entry.matchId, { after: topic.head });
    const events = missed.map(({ event }) => event);
    const { head } = topic;
    topic.take(events);
    if (topic.head === head) return;
    this.missedReads += 1;
    this.pump.publish(topic);
    this.board.news(topic.line, events);
    if (events.some(changesTeams) || topic.lacksNames) await this.names.rename(topic);
  }

  /** For a reader of names who knows their data version. */
  async renameAs(matchId: number, dataVersion: StaticVersion): Promise<void> {
    const topic = await this.entries.get(matchId)?.ready.catch(() => null);
    if (topic != null) await this.names.renameAs(topic, dataVersion);
  }

  get matchIds(): number[] {
    return [...this.entries.keys()];
  }

  /** Also of matches that nobody watches now: watchers may come back. */
  async renameAll(): Promise<void> {
    for (const entry of [...this.entries.values()]) {
      const topic = await entry.ready.catch(() => null);
      if (topic !== null) await this.names.renew(topic);
    }
  }

  private async tick(): Promise<void> {
    if (this.ticking) return;
    this.ticking = true;
    try {
      this.closeUnwatched();
      const epoch = await this.log.epoch();
      if (epoch !== this.known) this.startEpoch(epoch);
      await this.compare(epoch);
      await this.checkConsoles();
      await this.renameWatched();
      // An empty board too: a match may appear without an announcement.
      if (this.board.isWatched) await this.board.fresh();
    } catch (error) {
      this.failed(error);
    } finally {
      this.ticking = false;
    }
  }

  private async compare(epoch: string): Promise<void> {
    const topics = [...this.entries.values()].filter(({ topic }) => topic !== null);
    const lines = this.board.watched;
    const ids = new Set([...topics.map(({ matchId }) => matchId), ...lines.keys()]);
    if (ids.size === 0) return;
    const heads = await this.log.forReaders.heads([...ids]);
    // One unreadable match must not stop the others.
    for (const entry of topics)
      await this.follow(entry, epoch, heads.get(entry.matchId) ?? 0).catch((error) =>
        this.failed(error),
      );
    for (const [matchId, version] of lines) {
      const topic = this.entries.get(matchId)?.topic ?? null;
      if (version >= (heads.get(matchId) ?? 0)) continue;
      if (topic === null) this.board.readSoon();
      else this.board.news(topic.line, []);
    }
  }

  private async follow(entry: Entry, epoch: string, head: number): Promise<void> {
    const { topic } = entry;
    if (topic === null) return;
    if (topic.epoch !== epoch) await this.reload(entry, topic, epoch);
    else if (topic.head < head) await this.readMissed(entry, topic);
  }

  /** A console that is silent appends nothing, so its loss is found out here. */
  private async checkConsoles(): Promise<void> {
    const topics = [...this.entries.values()].flatMap(({ topic }) => topic ?? []);
    const running = topics.filter(isRunning);
    const silent = await this.consoles.since(running.map(({ matchId }) => matchId));
    for (const topic of topics)
      topic.consoleSilentSince = isRunning(topic) ? (silent.get(topic.matchId) ?? null) : null;
  }

  private async renameWatched(): Promise<void> {
    for (const { topic } of this.entries.values())
      if (topic !== null) await this.names.renewIfOld(topic);
  }

  /** The database was restored: all watchers get a new snapshot. */
  private startEpoch(epoch: string): void {
    this.logger.warn(`The log has another history now: ${epoch}`);
    this.known = epoch;
    for (const renew of this.renewals) renew();
    this.board.reload();
  }

  private async reload({ matchId }: Entry, topic: MatchTopic, epoch: string): Promise<void> {
    const stored = await this.log.forReaders.readStream(matchId);
    if (stored.length === 0) {
      this.entries.delete(matchId);
      this.pump.endAll(topic);
      return;
    }
    topic.reset(
      epoch,
      stored.map(({ event }) => event),
    );
    this.pump.rewind(topic);
    await this.names.rename(topic);
  }

  private closeUnwatched(): void {
    const now = performance.now();
    let unwatched = 0;
    for (const entry of [...this.entries.values()].sort((a, b) => b.usedAt - a.usedAt)) {
      const { topic } = entry;
      if (topic === null || entry.asking > 0) continue;
      if (this.pump.followers(topic) > 0) entry.usedAt = now;
      else {
        const isPlayed = isRunning(topic);
        if (!isPlayed) unwatched += 1;
        if (now - entry.usedAt > graceMs || (!isPlayed && unwatched > maxUnwatched))
          this.entries.delete(entry.matchId);
      }
    }
  }

  private failed(error: unknown): void {
    this.logger.error({ err: error }, 'A match for watchers was not brought up to date');
  }
}

const isRunning = ({ present }: MatchTopic): boolean => present.status === 'in_progress';

/** Other teams may play a match of the finals after a correction. */
const changesTeams = ({ type }: LoggedMatchEvent): boolean => type === 'TeamsChanged';

const fillsList = ({ type }: LoggedMatchEvent): boolean =>
  type === 'MatchInitialised' || type === 'PlayerAdded' || type === 'PlayerReplaced';
