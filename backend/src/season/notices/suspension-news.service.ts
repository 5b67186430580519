import {
  type Ban,
  type DisciplineRecord,
  type LeagueDiscipline,
  type LeagueEventType,
  type MatchEventType,
  type SuspendedPerson,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import type { News, NewsSource, NoticeContent } from '../../people/notices/index.js';
import { NewsSourcesService } from '../../people/notices/news-sources.service.js';
import type { Language } from '../../platform/api/language.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { DisciplineService } from '../discipline/discipline.service.js';
import { type AppealedPerson, appealNews } from './appeal-news-texts.js';
import {
  type AppealNotice,
  type BannedPerson,
  bansOnlyIn,
  type CardsCorrected,
  dataOf,
  firstCorrections,
  keepsFromPlaying,
  liftedIn,
  type Suspended,
  type SuspensionCancelled,
  withoutUndone,
} from './ban-news.js';
import {
  type CancelledSuspension,
  cancelledNews,
  liftedNews,
  type SuspensionLine,
  suspensionNews,
} from './suspension-news-texts.js';

/**
 * Condition on `matches m`. The planner takes half of the scheduled matches for completed, so OFFSET 0 makes it read
 * the events of each match by the index of its stream.
 */
const recentlyOver = `(m.status IN ('completed', 'cancelled') OR m.outcome = 'suspended')
  AND m.league_id IS NOT NULL AND m.match_date > now() - interval '3 days'`;

const ends = `('MatchFinished', 'MatchAbandoned')`;

/** The team that last named the official suspended by event `s`, or else the official's first team. */
const teamOfOfficial = `
  SELECT coalesce((
    SELECT CASE n.side WHEN 'home' THEN k.home_team_id ELSE k.away_team_id END
    FROM match_officials n JOIN matches k ON k.id = n.match_id
    WHERE n.official_id = c.id AND n.side <> 'match' AND k.league_id = -s.stream
    ORDER BY k.match_date DESC, k.id DESC LIMIT 1
  ), c.team_id) AS team_id
  FROM officials c
  WHERE s.type = 'OfficialSuspended' AND c.id = (s.data ->> 'officialId')::integer`;

/** Joins the event `s` that imposed a suspension of the league, and its player `p` or the team of its official `o`. */
const joinSuspension = (decisionId: string): string => `
  JOIN events s ON s.stream = e.stream AND s.type IN ('SuspensionImposed', 'OfficialSuspended')
    AND ${idOf('s')} = ${decisionId}
  LEFT JOIN players p ON p.id = (s.data ->> 'playerId')::integer
  LEFT JOIN LATERAL (${teamOfOfficial}) o ON true`;

/** Decisions of leagues that are of one of these types; what no account decided is not mailed. */
const latelyDecided = (...types: LeagueEventType[]): string => `
  SELECT stream, version FROM events
  WHERE stream < 0 AND type IN (${types.map((type) => `'${type}'`).join(', ')})
    AND recorded_at > now() - interval '1 day'
    AND metadata #>> '{actor,id}' IS NOT NULL`;

const idOf = (event: string): string => `${event}.command_id || '.' || ${event}.command_seq`;

/** Events that change who is banned when they come after the end; a match that goes on after it was abandoned ends again. */
const corrections: readonly MatchEventType[] = [
  'MatchFinished',
  'CardShown',
  'PlayerCounterRaised',
  'ActionCorrected',
  'ActionVoided',
  'ResultAwarded',
  'MatchAnnulled',
  'MatchReplayOrdered',
];

/** Mails to companies about suspensions of their people: by a match, a decision or a correction, and appeals. */
@Injectable()
export class SuspensionNewsService implements NewsSource, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sources: NewsSourcesService,
    private readonly discipline: DisciplineService,
    private readonly leagues: LeagueStatesService,
    private readonly teams: TeamsService,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  /**
   * Raw SQL because it reads the log: each whistle and each decision is taken once, whichever node wrote it.
   * The suspended people are looked up when the mail is written.
   */
  async collect(): Promise<void> {
    await this.collectSuspended();
    await this.collectCorrected();
    await this.collectAppeals();
    await this.collectUndone();
  }

  private async collectSuspended(): Promise<void> {
    await this.db.query(`
      WITH suspending AS (
        INSERT INTO noticed_moves (match_id, version)
        SELECT e.stream, e.version FROM matches m
        CROSS JOIN LATERAL (
          SELECT w.stream, w.version FROM events w WHERE w.stream = m.id AND w.type IN ${ends}
            AND w.recorded_at > now() - interval '1 day' AND NOT EXISTS (
              SELECT FROM events a
              WHERE a.stream = m.id AND a.type = 'MatchAbandoned' AND a.version < w.version
            ) OFFSET 0
        ) e
        WHERE ${recentlyOver}
        UNION ALL
        ${latelyDecided('SuspensionImposed', 'OfficialSuspended', 'SuspensionChanged')}
        ON CONFLICT DO NOTHING
        RETURNING match_id AS stream, version
      )
      INSERT INTO notices (user_id, kind, data)
      SELECT u.id, 'suspended', jsonb_build_object(
        'leagueId', coalesce(m.league_id, -e.stream), 'teamId', t.id, 'matchId', m.id,
        'decisionId', ${idOf('s')}, 'eventId', ${idOf('e')}
      )
      FROM suspending
      JOIN events e USING (stream, version)
      LEFT JOIN matches m ON m.id = e.stream
      LEFT ${joinSuspension(`coalesce(e.data ->> 'decisionId', ${idOf('e')})`)}
      JOIN teams t ON t.id IN (m.home_team_id, m.away_team_id, p.team_id, o.team_id)
      JOIN users u ON u.id = t.user_id
      WHERE u.email_confirmed_at IS NOT NULL AND u.deactivated_at IS NULL
      ORDER BY e.position, t.id
    `);
  }

  private async collectCorrected(): Promise<void> {
    await this.db.query(
      `
      WITH corrected AS (
        -- Negated: the award of a match that was to go on is noted as a move by its version.
        INSERT INTO noticed_moves (match_id, version)
        SELECT e.stream, -e.version FROM matches m
        CROSS JOIN LATERAL (
          SELECT c.stream, c.version
          FROM events c JOIN events f ON f.stream = m.id AND f.type IN ${ends}
          WHERE c.stream = m.id AND c.type = ANY ($1) AND c.version > f.version
            AND c.recorded_at > now() - interval '1 day' OFFSET 0
        ) e
        WHERE ${recentlyOver}
        ON CONFLICT DO NOTHING
        RETURNING match_id, -version AS version
      )
      INSERT INTO notices (user_id, kind, data)
      SELECT u.id, 'cards-corrected', jsonb_build_object(
        'leagueId', m.league_id, 'teamId', t.id, 'matchId', m.id, 'version', c.version
      )
      FROM corrected c
      JOIN matches m ON m.id = c.match_id
      JOIN teams t ON t.id IN (m.home_team_id, m.away_team_id)
      JOIN users u ON u.id = t.user_id
      WHERE u.email_confirmed_at IS NOT NULL AND u.deactivated_at IS NULL
      ORDER BY m.id, c.version, t.id
    `,
      [corrections],
    );
  }

  private async collectAppeals(): Promise<void> {
    await this.db.query(`
      WITH appealed AS (
        INSERT INTO noticed_moves (match_id, version)
        ${latelyDecided('AppealFiled', 'AppealDecided')}
        ON CONFLICT DO NOTHING
        RETURNING match_id AS stream, version
      )
      INSERT INTO notices (user_id, kind, data)
      SELECT u.id, 'appeal', jsonb_build_object(
        'leagueId', -e.stream, 'teamId', t.id, 'appealId', ${idOf('f')}, 'eventId', ${idOf('e')}
      )
      FROM appealed
      JOIN events e USING (stream, version)
      JOIN events f ON f.stream = e.stream AND f.type = 'AppealFiled'
        AND ${idOf('f')} = coalesce(e.data ->> 'appealId', ${idOf('e')})
      ${joinSuspension("f.data ->> 'decisionId'")}
      JOIN teams t ON t.id = coalesce(p.team_id, o.team_id)
      JOIN users u ON u.id = t.user_id
      WHERE u.email_confirmed_at IS NOT NULL AND u.deactivated_at IS NULL
      ORDER BY e.position
    `);
  }

  /** After what undoes a change or an appeal, the suspension is mailed as it is then. */
  private async collectUndone(): Promise<void> {
    await this.db.query(`
      WITH undoing AS (
        INSERT INTO noticed_moves (match_id, version)
        ${latelyDecided('DecisionVoided')}
        ON CONFLICT DO NOTHING
        RETURNING match_id AS stream, version
      )
      INSERT INTO notices (user_id, kind, data)
      SELECT u.id,
        CASE d.type
          WHEN 'AppealDecided' THEN 'appeal'
          WHEN 'AppealFiled' THEN 'suspended'
          WHEN 'SuspensionChanged' THEN 'suspended'
          ELSE 'suspension-cancelled'
        END,
        jsonb_build_object(
          'leagueId', -e.stream, 'teamId', t.id, 'undoes', ${idOf('d')}, 'matchId', NULL,
          'decisionId', ${idOf('s')}, 'appealId', ${idOf('f')},
          'personKind', CASE s.type WHEN 'OfficialSuspended' THEN 'official' ELSE 'player' END,
          'personId', coalesce(s.data -> 'playerId', s.data -> 'officialId')
        )
      FROM undoing
      JOIN events e USING (stream, version)
      JOIN events d ON d.stream = e.stream AND ${idOf('d')} = e.data ->> 'decisionId'
      LEFT JOIN events f ON f.stream = e.stream AND f.type = 'AppealFiled'
        AND ${idOf('f')} = d.data ->> 'appealId'
      ${joinSuspension(`coalesce(f.data ->> 'decisionId', d.data ->> 'decisionId', ${idOf('d')})`)}
      JOIN teams t ON t.id = coalesce(p.team_id, o.team_id)
      JOIN users u ON u.id = t.user_id
      WHERE u.email_confirmed_at IS NOT NULL AND u.deactivated_at IS NULL
      ORDER BY e.position
    `);
  }

  async newsOf(all: readonly NoticeContent[], language: Language): Promise<News[]> {
    const contents = withoutUndone(all);
    const suspending = dataOf(contents, 'suspended');
    const corrected = firstCorrections(dataOf(contents, 'cards-corrected'), suspending);
    const appeals = dataOf(contents, 'appeal');
    const cancellations = dataOf(contents, 'suspension-cancelled');
    const suspended: SuspensionLine[] = [];
    const lifted: Omit<SuspensionLine, 'ban'>[] = [];
    const appealed: AppealedPerson[] = [];
    const cancelled: CancelledSuspension[] = [];
    const teams = await this.teams.refs([...suspending, ...corrected].map((one) => one.teamId));
    const ofTeam = ({ name, teamId }: DisciplineRecord) => ({
      name,
      team: teams.get(teamId)?.name ?? '',
    });
    const named = ({ record, ban }: BannedPerson): SuspensionLine => ({ ...ofTeam(record), ban });
    const { day: today } = zagrebWallTime(Date.now());
    for (const leagueId of new Set(suspending.map((one) => one.leagueId)))
      suspended.push(...(await this.suspendedIn(leagueId, suspending)).map(named));
    for (const one of corrected) {
      const { now, before } = await this.aroundCorrection(one);
      const added = bansOnlyIn(now, before).filter(
        ({ record, ban }) => !suspending.some((mailed) => isFrom(mailed, record, ban)),
      );
      suspended.push(...added.map(named));
      lifted.push(...liftedIn(now, before, today).map(ofTeam));
    }
    for (const one of new Map(appeals.map((appeal) => [appeal.appealId, appeal])).values())
      appealed.push(...(await this.appealOf(one)));
    for (const one of cancellations) cancelled.push(...(await this.cancelledBy(one)));
    return [
      ...(suspended.length === 0 ? [] : [suspensionNews(suspended, language)]),
      ...(lifted.length === 0 ? [] : [liftedNews(lifted, language)]),
      ...(cancelled.length === 0 ? [] : [cancelledNews(cancelled, language)]),
      ...(appealed.length === 0 ? [] : [appealNews(appealed, language)]),
    ];
  }

  private async suspendedIn(leagueId: number, all: readonly Suspended[]): Promise<BannedPerson[]> {
    const { people, officials } = await this.discipline.of(leagueId);
    const { day: today } = zagrebWallTime(Date.now());
    return [...people, ...officials].flatMap((record) =>
      record.bans
        .filter(
          (ban) => keepsFromPlaying(ban, today) && all.some((one) => isFrom(one, record, ban)),
        )
        .map((ban) => ({ record, ban })),
    );
  }

  /** People of the team as they are banned, and as they would be without the correction. */
  private async aroundCorrection({ leagueId, teamId, matchId, version }: CardsCorrected) {
    const [now, before] = await Promise.all([
      this.discipline.of(leagueId),
      this.discipline.without(leagueId, matchId, version),
    ]);
    const ofTeam = ({ people, officials }: LeagueDiscipline) =>
      [...people, ...officials].filter((record) => record.teamId === teamId);
    return { now: ofTeam(now), before: ofTeam(before) };
  }

  /** Nobody where it was undone meanwhile. */
  private async appealOf({ leagueId, teamId, appealId }: AppealNotice): Promise<AppealedPerson[]> {
    const { suspensions } = await this.leagues.of(leagueId);
    const suspension = suspensions.find(({ appeal }) => appeal?.id === appealId);
    if (!suspension?.appeal) return [];
    const person = await this.named(suspension.person, teamId);
    return person === null ? [] : [{ ...person, appeal: suspension.appeal }];
  }

  private async cancelledBy({
    leagueId,
    teamId,
    personKind: kind,
    personId: id,
  }: SuspensionCancelled): Promise<CancelledSuspension[]> {
    const [person, { people, officials }] = await Promise.all([
      this.named({ kind, id }, teamId),
      this.discipline.of(leagueId),
    ]);
    const record =
      kind === 'player'
        ? people.find(({ playerId }) => playerId === id)
        : officials.find(({ officialId }) => officialId === id);
    const { day: today } = zagrebWallTime(Date.now());
    const still = (record?.bans ?? []).filter((ban) => keepsFromPlaying(ban, today));
    return person === null ? [] : [{ ...person, still }];
  }

  /** The discipline of the league no longer lists people whose suspension is over. */
  private async named(
    { kind, id }: SuspendedPerson,
    teamId: number,
  ): Promise<{ name: string; team: string } | null> {
    const [teams, [person]] = await Promise.all([
      this.teams.refs([teamId]),
      this.db.query<{ name: string }[]>(
        `SELECT concat_ws(' ', first_name, last_name) AS name
         FROM ${kind === 'player' ? 'players' : 'officials'} WHERE id = $1`,
        [id],
      ),
    ]);
    return person === undefined ? null : { ...person, team: teams.get(teamId)?.name ?? '' };
  }
}

const isFrom = (
  { teamId, matchId, decisionId }: Suspended,
  record: DisciplineRecord,
  ban: Ban,
): boolean =>
  record.teamId === teamId &&
  (decisionId === null
    ? ban.matchId === matchId && ban.decisionId === null
    : ban.decisionId === decisionId);
