import {
  type NamePolicy,
  type PlayerTotals,
  shownName,
  strictestPolicy,
  type TopAssistant,
  type TopMvp,
  type TopScorer,
  topAssists,
  topMvp,
  topScorers,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { countsForScorers } from '../../projections/standing-rulings.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';

type TotalsRow = PlayerTotals & { jerseyNumber: number; ownPolicy: NamePolicy | null };

interface DecidedMatches {
  annulled: readonly number[];
  awarded: readonly number[];
}

const asTheyAre: DecidedMatches = { annulled: [], awarded: [] };

const isPlayed = `CASE WHEN m.outcome IN ('awarded', 'annulled') THEN m.played_home ELSE m.home_score END
  IS NOT NULL`;

@Injectable()
export class TopListsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly shared: SharedReadsService,
    private readonly states: LeagueStatesService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  scorers(leagueId?: number): Promise<TopScorer[]> {
    return this.shared.answer(`top scorers ${leagueId}`, async () =>
      topScorers(await this.totals(leagueId)),
    );
  }

  /** As they would be with these decisions about matches. @throws RefusalError `league.not-found` */
  async scorersIf(leagueId: number, decided: DecidedMatches): Promise<TopScorer[]> {
    return topScorers(await this.readTotals(leagueId, decided));
  }

  /** @throws RefusalError `league.not-found` */
  assists(leagueId?: number): Promise<TopAssistant[]> {
    return this.shared.answer(`top assists ${leagueId}`, async () =>
      topAssists(await this.totals(leagueId)),
    );
  }

  /** @throws RefusalError `league.not-found` */
  mvp(leagueId?: number): Promise<TopMvp[]> {
    return this.shared.answer(`top mvp ${leagueId}`, async () =>
      topMvp(await this.totals(leagueId)),
    );
  }

  private totals(leagueId?: number): Promise<PlayerTotals[]> {
    return this.shared.answer(`player totals ${leagueId}`, () => this.readTotals(leagueId));
  }

  private async readTotals(
    leagueId?: number,
    decided: DecidedMatches = asTheyAre,
  ): Promise<PlayerTotals[]> {
    const league =
      leagueId === undefined ? await this.leagues.active() : await this.leagues.get(leagueId);
    if (league === null) return [];
    const { awards, annulled, finals } = (await this.states.of(league.id)).seasonRules.rules;
    const rows = await this.db.query<TotalsRow[]>(
      `SELECT json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name) AS player,
              p.jersey_number AS "jerseyNumber", p.name_policy AS "ownPolicy",
              json_build_object('name', t.name) AS team,
              count(*)::integer AS "matchesPlayed",
              sum(s.goals)::integer AS goals,
              sum(s.assists)::integer AS assists,
              (count(*) FILTER (WHERE m.mvp_player_id = p.id))::integer AS "mvpCount"
       FROM player_stats s
       JOIN (
         SELECT m.id, m.mvp_player_id,
                CASE WHEN m.id = ANY ($4) THEN $3 AND ${isPlayed}
                     WHEN m.id = ANY ($5) THEN $2 AND ${isPlayed}
                     WHEN m.outcome IS NULL THEN m.status = 'completed'
                     ELSE ${countsForScorers} END AS counts
         FROM matches m WHERE m.league_id = $1 AND (m.stage_id IS NULL OR $6)
       ) m ON m.id = s.match_id AND m.counts
       JOIN players p ON p.id = s.player_id
       JOIN teams t ON t.id = p.team_id
       GROUP BY p.id, t.id`,
      [
        league.id,
        awards.goalsCountForScorers,
        annulled.goalsCountForScorers,
        decided.annulled,
        decided.awarded,
        finals.countForScorers,
      ],
    );
    return rows.map(({ player, jerseyNumber, ownPolicy, ...totals }) => {
      const policy = strictestPolicy([league.namePolicy, ownPolicy]);
      const { firstName, lastName } = shownName({ ...player, jerseyNumber }, policy);
      return { ...totals, player: { id: player.id, firstName, lastName } };
    });
  }
}
