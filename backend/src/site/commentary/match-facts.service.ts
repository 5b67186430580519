import {
  byDate,
  type CountedResult,
  type MatchState,
  outcomeOf,
  type SeasonSoFar,
  type TeamRef,
  tableOrders,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { TableReadsService } from '../../season/statistics/table-reads.service.js';
import {
  type CommentaryFacts,
  type PreviewFacts,
  type ReportFacts,
  type TeamFacts,
} from './writing/facts.js';
import { reportFacts } from './writing/report-facts.js';
import { teamFacts } from './writing/team-facts.js';

interface Pair {
  home: TeamRef;
  away: TeamRef;
}

const noLeague: SeasonSoFar = { teams: [], results: [], cards: [], order: tableOrders.restart };

@Injectable()
export class MatchFactsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly players: PlayersService,
    private readonly table: TableReadsService,
  ) {}

  /** @returns null for a match about which nothing is written now: it is running, or will not be played */
  async of(state: MatchState): Promise<CommentaryFacts | null> {
    if (outcomeOf(state) !== null) return null;
    if (state.status === 'completed') return this.report(state);
    return state.status === 'scheduled' ? this.preview(state) : null;
  }

  private async report(state: MatchState): Promise<ReportFacts | null> {
    const [pair, league, people] = await Promise.all([
      this.pair(state),
      this.league(state),
      this.players.named([...(state.lineup?.home ?? []), ...(state.lineup?.away ?? [])]),
    ]);
    const names = new Map([...people].map(([id, { name }]) => [id, name]));
    return reportFacts(state, { ...this.sides(pair, league, state), names });
  }

  private async preview(state: MatchState): Promise<PreviewFacts> {
    const { matchId, round, venue, matchDate } = state;
    const [pair, league] = await Promise.all([this.pair(state), this.league(state)]);
    const [home, away] = await Promise.all([
      this.topScorer(state, pair.home.id),
      this.topScorer(state, pair.away.id),
    ]);
    return {
      kind: 'preview',
      matchId,
      round,
      venue,
      matchDate,
      ...this.sides(pair, league, state),
      teams: league.teams.length,
      lastMeeting: lastMeeting(pair, league.results, matchDate),
      topScorers: { home, away },
      people: [home, away].flatMap((scorer) => scorer?.name ?? []),
    };
  }

  private sides({ home, away }: Pair, league: SeasonSoFar, match: MatchState) {
    const of = (team: TeamRef): TeamFacts => teamFacts(team, league, match);
    return { home: of(home), away: of(away) };
  }

  private async pair({ homeTeamId, awayTeamId }: MatchState): Promise<Pair> {
    const refs = await this.teams.refs([homeTeamId, awayTeamId]);
    const ref = (id: number): TeamRef => refs.get(id) ?? { id, name: '' };
    return { home: ref(homeTeamId), away: ref(awayTeamId) };
  }

  private async league({ leagueId }: MatchState): Promise<SeasonSoFar> {
    return leagueId === null ? noLeague : this.table.season(await this.leagues.get(leagueId));
  }

  private async topScorer(
    { leagueId, matchDate }: MatchState,
    teamId: number,
  ): Promise<{ name: string; goals: number } | null> {
    const [best] = await this.db.query<{ id: number; goals: number }[]>(
      `SELECT p.id, sum(s.goals)::integer AS goals
       FROM player_stats s
       JOIN matches m ON m.id = s.match_id AND m.status = 'completed' AND m.outcome IS NULL
       JOIN players p ON p.id = s.player_id
       WHERE m.league_id = $1 AND p.team_id = $2 AND m.match_date < $3
       GROUP BY p.id HAVING sum(s.goals) > 0
       ORDER BY goals DESC, p.last_name, p.id LIMIT 1`,
      [leagueId, teamId, matchDate],
    );
    if (best === undefined) return null;
    const player = (await this.players.named([best.id])).get(best.id);
    return player === undefined ? null : { name: player.name, goals: best.goals };
  }
}

function lastMeeting(
  { home, away }: Pair,
  results: readonly CountedResult[],
  before: string,
): PreviewFacts['lastMeeting'] {
  const ids = [home.id, away.id];
  const [last] = results
    .filter(({ homeTeamId, awayTeamId }) => ids.includes(homeTeamId) && ids.includes(awayTeamId))
    .filter(({ matchDate }) => Date.parse(matchDate) < Date.parse(before))
    .sort((a, b) => byDate(b, a));
  if (last === undefined) return null;
  const name = (id: number): string => (id === home.id ? home.name : away.name);
  return {
    home: name(last.homeTeamId),
    away: name(last.awayTeamId),
    score: { home: last.homeScore, away: last.awayScore },
  };
}
