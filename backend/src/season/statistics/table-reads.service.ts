import {
  addedCards,
  adjustmentsUntil,
  type CountedResult,
  deductionOf,
  type LeagueState,
  type MatchCards,
  type OpenMatch,
  type PointsChange,
  type SeasonSoFar,
  type StageMatch,
  type TableInput,
  type TeamCards,
  tableOrder,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import {
  awardedUnplayedAt,
  countedYellow,
  countsCardsAlone,
  standingFact,
} from '../../projections/standing-rulings.js';
import type { League } from '../../registry/leagues/league.entity.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { stageMatchesOf } from './stage-matches.js';

export interface TableReading {
  input: TableInput;
  /** Running matches at the version that was read. */
  running: { matchId: number; version: number }[];
  /** All matches of the season that are still to be played or to end. */
  open: OpenFixture[];
}

export type OpenFixture = OpenMatch & { matchId: number };

/** A result or cards, with the stage that they belong to. */
type OfStage<T> = T & { stageId: number };

export interface StagesReading {
  state: LeagueState;
  season: TableInput;
  results: OfStage<CountedResult>[];
  cards: OfStage<MatchCards>[];
  matches: OfStage<StageMatch>[];
}

/** The ordinary season, or all stages of a league: a match is in one of them. */
type Part = 'season' | 'stages';

const partOf = (part: Part): string => `m.stage_id IS ${part === 'season' ? '' : 'NOT '}NULL`;

/** Raw SQL: every table is made of these sums over the read models. */
@Injectable()
export class TableReadsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly teams: TeamsService,
    private readonly states: LeagueStatesService,
  ) {}

  /** All as of one moment. */
  async of(league: League): Promise<TableReading> {
    const { id } = league;
    const teams = await this.teams.ofLeague(id);
    const order = tableOrder(league);
    return this.db.transaction('REPEATABLE READ', async (moment) => {
      const results = await resultsOf(moment, id);
      const cards = await cardsOf(moment, id);
      const { adjustments: all, ...decided } = decidedIn(await this.states.asOf(moment, id));
      const adjustments = adjustmentsUntil(zagrebWallTime(Date.now()).day, all);
      const running = await runningOf(moment, id);
      const input = { teams, results, cards, adjustments, order, ...decided };
      return { input, running, open: await openOf(moment, id) };
    });
  }

  /** The league's own season and what was played in its stages, with its decisions, as of one moment. */
  async withStages(league: League): Promise<StagesReading> {
    const { id } = league;
    const teams = await this.teams.ofLeague(id);
    const order = tableOrder(league);
    return this.db.transaction('REPEATABLE READ', async (moment) => {
      const state = await this.states.asOf(moment, id);
      const { adjustments: all, ...decided } = decidedIn(state);
      const adjustments = adjustmentsUntil(zagrebWallTime(Date.now()).day, all);
      const results = await resultsOf(moment, id);
      const cards = await cardsOf(moment, id);
      return {
        state,
        season: { teams, results, cards, adjustments, order, ...decided },
        results: await resultsOf(moment, id, 'stages'),
        cards: await matchCardsOf(moment, id, 'stages'),
        matches: await stageMatchesOf(moment, id),
      };
    });
  }

  /** Everything that the table of any day is made from, as of one moment. */
  async season(league: League): Promise<SeasonSoFar> {
    const { id } = league;
    const teams = await this.teams.ofLeague(id);
    const order = tableOrder(league);
    return this.db.transaction('REPEATABLE READ', async (moment) => {
      const results = await resultsOf(moment, id);
      const cards = await matchCardsOf(moment, id);
      return { teams, order, results, cards, ...decidedIn(await this.states.asOf(moment, id)) };
    });
  }
}

/** The changes of a league's table by its decisions. */
export const decidedIn = ({
  adjustments,
  withdrawals,
  lots,
}: LeagueState): Pick<SeasonSoFar, 'unranked' | 'lots'> & {
  adjustments: readonly PointsChange[];
} => ({
  adjustments,
  unranked: withdrawals.map(({ teamId }) => teamId),
  lots: lots.flatMap((draw) => (draw.for === 'table' ? [draw.order] : [])),
});

/** A match counts by its status, never by its score. */
async function resultsOf(
  moment: EntityManager,
  leagueId: number,
  part: Part = 'season',
): Promise<OfStage<CountedResult>[]> {
  type Row = Omit<CountedResult, 'matchDate' | 'awardedAt' | 'deduction'> & {
    stageId: number;
    matchDate: Date;
    awardedAt: Date | null;
    award: Parameters<typeof deductionOf>[0] | null;
  };
  const rows = await moment.query<Row[]>(
    // The rules are in the log alone, where an index finds the few events that fixed them.
    `SELECT id AS "matchId", stage_id AS "stageId", match_date AS "matchDate",
            home_team_id AS "homeTeamId", away_team_id AS "awayTeamId",
            home_score AS "homeScore", away_score AS "awayScore",
            forfeit_goals AS against, (
              SELECT fact #> '{rules,points}' FROM events e
              WHERE e.stream = m.id AND e.type = 'MatchRulesFixed'
              ORDER BY e.version DESC LIMIT 1
            ) AS points,
            CASE WHEN outcome = 'awarded' THEN ${standingFact('ResultAwarded')} END AS award,
            ${awardedUnplayedAt} AS "awardedAt"
     FROM matches m
     WHERE league_id = $1 AND ${partOf(part)} AND status = 'completed'
       AND home_score IS NOT NULL AND away_score IS NOT NULL`,
    [leagueId],
  );
  return rows.map(({ against, award, awardedAt, points, ...row }) => {
    const deduction = award === null ? undefined : deductionOf(award);
    return {
      ...row,
      matchDate: row.matchDate.toISOString(),
      points: points ?? award?.points ?? null,
      ...(awardedAt && { awardedAt: awardedAt.toISOString() }),
      ...(against == null ? {} : { against }),
      ...(deduction && { deduction }),
    };
  });
}

async function cardsOf(moment: EntityManager, leagueId: number): Promise<TeamCards[]> {
  const cards = await moment.query<TeamCards[]>(
    `SELECT team_id AS "teamId", yellow_cards AS "yellowCards", red_cards AS "redCards"
     FROM standings WHERE league_id = $1
     UNION ALL
     SELECT p.team_id, ${countedYellow}, s.red_cards
     FROM matches m
     JOIN player_stats s ON s.match_id = m.id AND s.yellow_cards + s.red_cards > 0
     JOIN players p ON p.id = s.player_id
     WHERE m.league_id = $1 AND ${partOf('season')} AND ${countsCardsAlone}`,
    [leagueId],
  );
  return addedCards(cards);
}

async function matchCardsOf(
  moment: EntityManager,
  leagueId: number,
  part: Part = 'season',
): Promise<OfStage<MatchCards>[]> {
  type Row = OfStage<Omit<MatchCards, 'matchDate'>> & { matchDate: Date };
  const cards = await moment.query<Row[]>(
    `SELECT m.id AS "matchId", m.stage_id AS "stageId", m.match_date AS "matchDate", p.team_id AS "teamId",
            sum(${countedYellow})::integer AS "yellowCards",
            sum(s.red_cards)::integer AS "redCards"
     FROM matches m
     JOIN player_stats s ON s.match_id = m.id AND s.yellow_cards + s.red_cards > 0
     JOIN players p ON p.id = s.player_id
     WHERE m.league_id = $1 AND ${partOf(part)} AND (m.status = 'completed' OR ${countsCardsAlone})
     GROUP BY m.id, p.team_id`,
    [leagueId],
  );
  return cards.map((one) => ({ ...one, matchDate: one.matchDate.toISOString() }));
}

const runningOf = (moment: EntityManager, leagueId: number): Promise<TableReading['running']> =>
  moment.query<TableReading['running']>(
    `SELECT id AS "matchId", version FROM matches
     WHERE league_id = $1 AND stage_id IS NULL AND status = 'in_progress' ORDER BY id`,
    [leagueId],
  );

/** An annulled match is over, and one that is replayed has another match in its place. */
const openOf = (moment: EntityManager, leagueId: number): Promise<OpenFixture[]> =>
  moment.query<OpenFixture[]>(
    `SELECT id AS "matchId", home_team_id AS "homeTeamId", away_team_id AS "awayTeamId" FROM matches
     WHERE league_id = $1 AND stage_id IS NULL
       AND (status IN ('scheduled', 'in_progress') OR outcome IN ('abandoned', 'suspended'))
       AND coalesce(outcome, '') NOT IN ('annulled', 'replayed', 'awarded') ORDER BY id`,
    [leagueId],
  );
