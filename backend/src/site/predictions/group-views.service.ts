import { type PredictionGroupView, type PredictionStanding, predictionTotals } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { CountedScoresService } from './counted-scores.service.js';
import { type CountedScore, countPredictions, predictedMatches } from './predicted-matches.js';
import { PredictionGroupsService } from './prediction-groups.service.js';

@Injectable()
export class GroupViewsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly groups: PredictionGroupsService,
    private readonly leagues: LeaguesService,
    private readonly scores: CountedScoresService,
  ) {}

  /**
   * @param leagueId the league of the matches; the one that visitors see where it is left out
   * @throws RefusalError `prediction.group-not-found`, `league.not-found`
   */
  async of(
    groupId: number,
    userId: number,
    leagueId?: number,
  ): Promise<Omit<PredictionGroupView, 'link'>> {
    const group = await this.groups.get(groupId, userId);
    const league =
      leagueId === undefined ? await this.leagues.shown() : await this.leagues.get(leagueId);
    const about = league && { groupId, userId, leagueId: league.id };
    const counted: CountedScore = (played) => this.scores.of(played, group.result);
    return {
      ...group,
      leagueId: league?.id ?? null,
      standings: await this.standings(groupId, league?.id ?? null, counted),
      matches: about === null ? [] : await predictedMatches(this.db.manager, about, counted),
    };
  }

  private async standings(
    groupId: number,
    leagueId: number | null,
    counted: CountedScore,
  ): Promise<PredictionStanding[]> {
    const members = await this.db.query<{ userId: number; name: string }[]>(
      `SELECT g.user_id AS "userId", u.username AS name FROM prediction_members g
       JOIN users u ON u.id = g.user_id WHERE g.group_id = $1`,
      [groupId],
    );
    const totals = predictionTotals(
      leagueId === null
        ? []
        : await countPredictions(this.db.manager, { groupId, leagueId }, counted),
    );
    return members
      .map((member) => ({ ...member, ...(totals.get(member.userId) ?? { points: 0, exact: 0 }) }))
      .sort(
        (a, b) => b.points - a.points || b.exact - a.exact || a.name.localeCompare(b.name, 'hr'),
      );
  }
}
