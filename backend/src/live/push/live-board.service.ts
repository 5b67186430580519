import {
  type BoardLine,
  type BoardMatch,
  boardLine,
  type LeagueName,
  type LoggedMatchEvent,
  type RuledOutcome,
  replay,
  rowOf,
  timeZone,
  withBoardLine,
  zagrebToUtc,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { UnknownEventError } from '../../events/stored-event.js';
import {
  type RulingRecord,
  ruledOutcomeOf,
  selectedRuling,
} from '../../projections/ruling-rows.js';
import { BoardTopic, namesIn } from './board-topic.js';
import { CursorPump } from './cursor-pump.js';

/** Days end, and teams and leagues are renamed, without an event. */
const staleMs = 60_000;
const unwatchedMs = 1_000;
/** A whole schedule is drawn or deleted at once and read once. */
const settleMs = 200;
const dayMs = 24 * 60 * 60 * 1000;

/** Running matches, and in active leagues today's matches and the next day of play. */
@Injectable()
export class LiveBoardService {
  private readonly logger = new Logger(LiveBoardService.name);
  private matches = new Map<number, BoardMatch>();
  private readonly all = new BoardTopic();
  private readonly leagues = new Map<number, BoardTopic>();
  private loading: Promise<void> | null = null;
  private loadedAt: number | null = null;
  private namedAs: string | null = null;
  private settling: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: EventStore,
    private readonly pump: CursorPump,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /** Compared with the log every second. */
  get watched(): ReadonlyMap<number, number> {
    if (!this.isWatched) return new Map();
    return new Map([...this.matches.values()].map(({ matchId, version }) => [matchId, version]));
  }

  async present(leagueId: number | null): Promise<{ matches: BoardMatch[]; topic: BoardTopic }> {
    await this.fresh();
    if (leagueId === null) return { matches: [...this.matches.values()], topic: this.all };
    const matches = [...this.matches.values()].filter((match) => match.leagueId === leagueId);
    const topic = this.leagues.get(leagueId) ?? new BoardTopic();
    this.leagues.set(leagueId, topic);
    return { matches, topic };
  }

  news(line: BoardLine, events: readonly LoggedMatchEvent[]): void {
    if (this.loadedAt === null) return;
    const shown = this.matches.get(line.matchId);
    if (shown !== undefined && line.version > shown.version) this.put(withBoardLine(shown, line));
    const appears = shown === undefined && line.status === 'in_progress';
    if (appears || events.some(({ type }) => rowOf(type).changes.includes('board')))
      this.readSoon();
  }

  async fresh(): Promise<void> {
    const maxAgeMs = this.isWatched ? staleMs : unwatchedMs;
    const isOld = this.loadedAt === null || performance.now() - this.loadedAt >= maxAgeMs;
    if (this.settling !== undefined) await this.readChanged();
    else if (isOld || this.loading !== null) await this.read();
  }

  /** For a reader who must not miss a tap on another node. */
  async catchUp(): Promise<void> {
    const running = await this.db.query<{ id: number; version: number }[]>(
      `SELECT id, version FROM matches WHERE status = 'in_progress'`,
    );
    const shown = [...this.matches.values()].filter(({ status }) => status === 'in_progress');
    const isCurrent =
      this.loadedAt !== null &&
      shown.length === running.length &&
      running.every(({ id, version }) => (this.matches.get(id)?.version ?? 0) >= version);
    if (!isCurrent) await this.readChanged();
  }

  /** @param staticData the version of everything but running matches, and so of names */
  async renameAs(staticData: string): Promise<void> {
    if (this.loadedAt === null || staticData === this.namedAs) return;
    await this.readChanged();
    this.namedAs = staticData;
  }

  reload(): void {
    this.matches = new Map();
    this.loadedAt = null;
    this.readSoon();
  }

  readSoon(): void {
    this.settling ??= setTimeout(() => {
      this.readChanged().catch((error) =>
        this.logger.error({ err: error }, 'The board was not read'),
      );
    }, settleMs).unref();
  }

  get isWatched(): boolean {
    return [this.all, ...this.leagues.values()].some((topic) => this.pump.followers(topic) > 0);
  }

  /** A read that is under way may have begun before the change. */
  private async readChanged(): Promise<void> {
    clearTimeout(this.settling);
    this.settling = undefined;
    await this.loading;
    await this.read();
  }

  private read(): Promise<void> {
    this.loading ??= this.load().finally(() => {
      this.loading = null;
    });
    return this.loading;
  }

  private async load(): Promise<void> {
    const read = await this.rows();
    const matches = new Map<number, BoardMatch>();
    for (const match of read) {
      const line = await this.playedLine(match);
      matches.set(match.matchId, line === null ? match : withBoardLine(match, line));
    }
    this.replaceBy(matches);
  }

  /** Only the log knows the clock and the kicks; a match that only a newer node understands shows its row. */
  private async playedLine({ matchId, status, version }: BoardMatch): Promise<BoardLine | null> {
    if (status !== 'in_progress' && status !== 'completed') return null;
    const known = this.matches.get(matchId);
    // Finished matches are read once: today's results stay on the board for hours.
    if (status === 'completed' && known?.version === version && known.clock !== undefined)
      return lineOf(known);
    try {
      const log = await this.log.forReaders.readStream(matchId);
      return boardLine(
        replay(
          matchId,
          log.map(({ event }) => event),
        ),
      );
    } catch (error) {
      if (error instanceof UnknownEventError) return null;
      throw error;
    }
  }

  private replaceBy(matches: Map<number, BoardMatch>): void {
    const before = this.matches;
    this.matches = new Map();
    this.loadedAt = performance.now();
    this.forgetUnwatched();
    for (const [matchId, match] of matches) {
      const known = before.get(matchId);
      // Taps that came during the read are newer.
      const isBehind = known !== undefined && known.version > match.version;
      const newest = isBehind ? withBoardLine(match, lineOf(known)) : match;
      if (known !== undefined && isRenamed(known, match)) this.put(newest, namesIn(match));
      else if (known === undefined || known.version < match.version) this.put(newest);
      else this.matches.set(matchId, newest);
    }
    for (const topic of [this.all, ...this.leagues.values()])
      topic.keepOnly((matchId) => this.matches.has(matchId));
    for (const [matchId, match] of before)
      if (!this.matches.has(matchId)) this.publish(match, { ...lineOf(match), gone: true });
  }

  private put(match: BoardMatch, names: Partial<BoardLine> = {}): void {
    this.matches.set(match.matchId, match);
    this.publish(match, { ...lineOf(match), ...names });
  }

  private publish({ leagueId }: BoardMatch, line: BoardLine): void {
    const league = leagueId === null ? undefined : this.leagues.get(leagueId);
    for (const topic of league === undefined ? [this.all] : [this.all, league]) {
      topic.set(line);
      this.pump.publish(topic);
    }
  }

  /** Anybody may ask for any league number. */
  private forgetUnwatched(): void {
    for (const [leagueId, topic] of this.leagues)
      if (this.pump.followers(topic) === 0) this.leagues.delete(leagueId);
  }

  private async rows(): Promise<BoardMatch[]> {
    const { day } = zagrebWallTime(Date.now());
    const from = zagrebToUtc(day, '00:00');
    const tomorrow = zagrebWallTime(Date.parse(from) + 1.5 * dayMs).day;
    const to = zagrebToUtc(tomorrow, '00:00');
    const rows = await this.db.query<BoardRow[]>(
      `WITH on_board AS (
         SELECT id FROM matches WHERE status = 'in_progress'
         UNION SELECT id FROM matches WHERE match_date >= $1 AND match_date < $2
         UNION SELECT next.id FROM leagues l CROSS JOIN LATERAL (${nextDay('league_id = l.id')}) next
               WHERE l.is_active
         UNION SELECT id FROM (${nextDay('league_id IS NULL')}) next
       )
       SELECT m.id AS "matchId", m.version, m.status, m.match_state AS "matchState",
              m.current_half AS "currentHalf", m.home_score AS "homeScore",
              m.away_score AS "awayScore", ${selectedRuling}, m.league_id AS "leagueId", m.round, m.venue,
              to_char(m.match_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "matchDate",
              json_build_object('id', m.home_team_id, 'name', coalesce(h.name, '')) AS "homeTeam",
              json_build_object('id', m.away_team_id, 'name', coalesce(a.name, '')) AS "awayTeam",
              CASE WHEN l.id IS NOT NULL
                THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END AS league
       FROM matches m
       LEFT JOIN teams h ON h.id = m.home_team_id
       LEFT JOIN teams a ON a.id = m.away_team_id
       LEFT JOIN leagues l ON l.id = m.league_id
       WHERE m.id = ANY (ARRAY(SELECT id FROM on_board))
         AND (m.status = 'in_progress' OR l.is_active IS NOT FALSE)
       ORDER BY m.match_date, m.id
       LIMIT 200`,
      [from, to, timeZone],
    );
    return rows.map(matchOf);
  }
}

interface BoardRow extends Omit<BoardMatch, keyof RuledOutcome | 'league'>, RulingRecord {
  league: LeagueName | null;
}

function matchOf({
  league,
  outcome,
  awardedTo,
  playedHome,
  playedAway,
  ...match
}: BoardRow): BoardMatch {
  const ruled = ruledOutcomeOf({ outcome, awardedTo, playedHome, playedAway });
  return { ...match, ...(league && { league }), ...ruled };
}

/** The matches on the first day from `$2` for which one is scheduled; each step is one in an index. */
const nextDay = (condition: string): string => `
  SELECT of_day.id FROM (
    SELECT date_trunc('day', match_date AT TIME ZONE $3) AS midnight FROM matches
    WHERE ${condition} AND status = 'scheduled' AND match_date >= $2 ORDER BY match_date LIMIT 1
  ) day
  CROSS JOIN LATERAL (
    SELECT id FROM matches
    WHERE ${condition} AND match_date >= midnight AT TIME ZONE $3
      AND match_date < (midnight + interval '1 day') AT TIME ZONE $3
    OFFSET 0
  ) of_day`;

const isRenamed = (before: BoardMatch, now: BoardMatch): boolean =>
  JSON.stringify(namesIn(before)) !== JSON.stringify(namesIn(now));

function lineOf({ leagueId, round, homeTeam, awayTeam, league, ...line }: BoardMatch): BoardLine {
  if (line.status === 'scheduled') return line;
  const { matchDate, venue, ...played } = line;
  return played;
}
