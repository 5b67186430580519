import { limits, type MatchRow, type MatchView, type NamedReferee, replay } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { namedReferees } from '../../live/officials/index.js';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { selectedMatch } from '../../projections/match-rows.js';
import { shownTextJoin } from '../../projections/match-texts.js';
import { matchView, matchViewOfState } from '../../projections/match-view.js';
import { type OutcomesRecord, selectedOutcomes, withOutcomes } from '../../projections/outcomes.js';
import { type PlaceRecord, placeOf, selectedPlace } from '../../projections/placed-rows.js';
import { TeamsService } from '../../registry/teams/teams.service.js';

type MatchRecord = Omit<MatchRow, 'matchDate' | 'createdAt'> &
  OutcomesRecord &
  PlaceRecord & {
    referees: NamedReferee[] | null;
    matchDate: Date;
    createdAt: Date;
    homeTeamName: string;
    awayTeamName: string;
  };

const select = (language: Language): string => `
  SELECT ${selectedMatch}, ${selectedOutcomes}, ${selectedPlace}, c.text AS "aiCommentary",
         coalesce(h.name, '') AS "homeTeamName", coalesce(a.name, '') AS "awayTeamName",
         ${namedReferees('m.id')} AS referees
  FROM matches m
  LEFT JOIN teams h ON h.id = m.home_team_id
  LEFT JOIN teams a ON a.id = m.away_team_id
  LEFT JOIN leagues l ON l.id = m.league_id
  ${shownTextJoin(language)}`;

/** Public pages list matches of active leagues, or of none. */
export const isListed = 'l.is_active IS NOT FALSE';

/** A postponed match keeps its old date until it has a new one. */
export const isToCome = "m.status = 'scheduled' AND m.outcome IS DISTINCT FROM 'postponed'";

export const upcomingFrom = (now: Date): Date =>
  new Date(now.getTime() - limits.lateForHours * 60 * 60 * 1000);

/** Raw SQL: read models have no entities, because a rebuild swaps their tables; `selectedMatch` names the columns. */
@Injectable()
export class MatchReadsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly shared: SharedReadsService,
    private readonly log: EventStore,
    private readonly teams: TeamsService,
  ) {}

  ofLeague(leagueId: number, language?: Language): Promise<MatchView[]> {
    return this.views(
      'WHERE m.league_id = $1 ORDER BY coalesce(m.round, 0), m.match_date, m.id',
      [leagueId],
      language,
    );
  }

  async nextOf(teamId: number, language?: Language): Promise<MatchView | null> {
    const [next = null] = await this.views(
      `WHERE ${isListed} AND ${isToCome} AND m.match_date >= $1
         AND (m.home_team_id = $2 OR m.away_team_id = $2)
       ORDER BY m.match_date, m.id LIMIT 1`,
      [upcomingFrom(new Date()), teamId],
      language,
    );
    return next;
  }

  /** Played matches with a visible report, newest first. */
  reported(max: number, language: Language): Promise<MatchView[]> {
    return this.shared.answer(`reported ${max} ${language}`, () =>
      this.readReported(max, language),
    );
  }

  next(max: number, language: Language): Promise<MatchView[]> {
    return this.shared.answer(`next ${max} ${language}`, () => this.readNext(max, language));
  }

  private readReported(max: number, language: Language): Promise<MatchView[]> {
    return this.views(
      `WHERE ${isListed} AND m.status = 'completed' AND c.text IS NOT NULL
       ORDER BY m.match_date DESC, m.id DESC LIMIT $1`,
      [max],
      language,
    );
  }

  private readNext(max: number, language: Language): Promise<MatchView[]> {
    return this.views(
      `WHERE ${isListed} AND ${isToCome} AND m.match_date > $1
       ORDER BY m.match_date, m.id LIMIT $2`,
      [new Date(), max],
      language,
    );
  }

  /** Those that count in its league's table, oldest first. */
  async lastOf(teamId: number, max: number, language?: Language): Promise<MatchView[]> {
    const latest = await this.views(
      `WHERE (m.home_team_id = $1 OR m.away_team_id = $1) AND m.status = 'completed'
         AND m.league_id = (SELECT league_id FROM teams WHERE id = $1) AND m.stage_id IS NULL
         AND m.home_score IS NOT NULL AND m.away_score IS NOT NULL
       ORDER BY m.match_date DESC, m.id DESC LIMIT $2`,
      [teamId, max],
      language,
    );
    return latest.reverse();
  }

  /** @throws RefusalError `match.not-found` */
  async get(id: number, language?: Language): Promise<MatchView> {
    const [view] = await this.views('WHERE m.id = $1', [id], language);
    if (view === undefined) throw RefusalError.of('match.not-found');
    return view;
  }

  byIds(ids: readonly number[]): Promise<MatchView[]> {
    return this.views('WHERE m.id = ANY ($1) ORDER BY m.match_date, m.id', [ids]);
  }

  /** Deleted matches, which only the log still has. */
  async deletedByIds(ids: readonly number[]): Promise<MatchView[]> {
    const logs = await this.log.forReaders.readStreams(ids);
    const states = [...logs].map(([id, log]) =>
      replay(
        id,
        log.map(({ event }) => event),
      ),
    );
    const teams = await this.teams.refs(
      states.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]),
    );
    return states.map((state) => matchViewOfState(state, teams, null));
  }

  /** @param leagueId null for all leagues */
  async ids(leagueId: number | null): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      'SELECT id FROM matches WHERE $1::integer IS NULL OR league_id = $1 ORDER BY id',
      [leagueId],
    );
    return rows.map(({ id }) => id);
  }

  async leagueIds(): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      'SELECT DISTINCT league_id AS id FROM matches WHERE league_id IS NOT NULL ORDER BY id',
    );
    return rows.map(({ id }) => id);
  }

  async leagueHasMatches(leagueId: number): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      'SELECT FROM matches WHERE league_id = $1 LIMIT 1',
      [leagueId],
    );
    return rows.length > 0;
  }

  /**
   * @param condition what follows the tables: matches are `m`, their league `l`
   * @param language of the text about the match
   */
  async views(
    condition: string,
    parameters: unknown[],
    language: Language = 'hr',
  ): Promise<MatchView[]> {
    const query = `${select(language)} ${condition}`;
    const records = await this.db.query<MatchRecord[]>(query, parameters);
    return records.map(viewOf);
  }
}

const viewOf = (record: MatchRecord): MatchView => {
  const { matchDate, createdAt, homeTeamName, awayTeamName, stageId, tie, leg, referees, ...row } =
    withOutcomes(record);
  const match = {
    ...row,
    matchDate: matchDate.toISOString(),
    createdAt: createdAt.toISOString(),
    ...placeOf({ stageId, tie, leg }),
    ...(referees !== null && { referees }),
  };
  return matchView(match, homeTeamName, awayTeamName);
};
