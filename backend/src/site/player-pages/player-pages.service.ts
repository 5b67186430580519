import { type PlayerCareer, playerCareer, type SeasonRules, shownName } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { PublishedSuspensionsService } from '../../season/discipline/published-suspensions.service.js';
import { careerMatches } from './career-matches.js';
import { type PersonRow, policyOf, samePersons } from './same-person.js';

@Injectable()
export class PlayerPagesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly states: LeagueStatesService,
    private readonly suspensions: PublishedSuspensionsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `player.not-found` */
  career(id: number): Promise<PlayerCareer> {
    return this.shared.answer(`player ${id}`, () => this.readCareer(id));
  }

  private async readCareer(id: number): Promise<PlayerCareer> {
    const rows = await samePersons(this.db.manager, [id]);
    const player = rows.find((row) => row.id === id);
    if (player === undefined) throw RefusalError.of('player.not-found');
    const ids = rows.map((row) => row.id);
    const [matches, suspendedIn] = await Promise.all([
      careerMatches(this.db.manager, ids, (leagueIds) => this.rulesOf(leagueIds)),
      this.suspendedIn(player),
    ]);
    const names = policyOf(rows);
    const { jerseyNumber, team, league } = player;
    const { name } = shownName(player, names);
    return {
      player: { id, name, jerseyNumber, team, league, names },
      ...playerCareer(matches),
      ...(suspendedIn && { suspendedIn }),
    };
  }

  private async rulesOf(leagueIds: readonly number[]): Promise<Map<number, SeasonRules>> {
    const states = await Promise.all(leagueIds.map((id) => this.states.of(id)));
    return new Map(states.map(({ leagueId, seasonRules }) => [leagueId, seasonRules.rules]));
  }

  private async suspendedIn({ id, league }: PersonRow): Promise<PlayerCareer['suspendedIn']> {
    const published = league === null ? [] : await this.suspensions.of(league.id);
    const own = published.find(({ playerId }) => playerId === id);
    return own && { matchId: own.matchId, round: own.round };
  }
}
