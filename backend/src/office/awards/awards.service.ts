import { awardKinds, type LeagueAward } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { writtenNames } from '../../live/officials/index.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { ChosenAward } from './league-award.entity.js';
import { SeasonResultsService } from './season-results.service.js';

/** Champion, scorers and the others: chosen, else derived from the log (docs/product.md#awards). */
@Injectable()
export class AwardsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly players: PlayersService,
    private readonly teams: TeamsService,
    private readonly results: SeasonResultsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<LeagueAward[]> {
    return this.shared.answer(`awards ${leagueId}`, async () => {
      await this.leagues.get(leagueId);
      const [derived, chosen] = await Promise.all([
        this.results.awards(leagueId),
        this.chosen(leagueId),
      ]);
      return awardKinds.flatMap((kind) => {
        const choice = chosen.find((award) => award.kind === kind);
        return choice === undefined ? derived.filter((award) => award.kind === kind) : [choice];
      });
    });
  }

  private async chosen(leagueId: number): Promise<LeagueAward[]> {
    const choices = await this.db.manager.findBy(ChosenAward, { leagueId });
    const players = await this.players.shown([], known(choices.map(({ playerId }) => playerId)));
    const [teams, names] = await Promise.all([
      this.teams.refs([
        ...known(choices.map(({ teamId }) => teamId)),
        ...players.map(({ teamId }) => teamId),
      ]),
      writtenNames(this.db.manager, known(choices.map(({ userId }) => userId))),
    ]);
    return choices.map(({ kind, playerId, teamId, userId }) => {
      const player = players.find(({ id }) => id === playerId);
      const team = teams.get(teamId ?? player?.teamId ?? 0);
      return {
        kind,
        ...(team !== undefined && { team }),
        ...(player !== undefined && { player }),
        ...(userId !== null && { user: { id: userId, name: names.get(userId) ?? null } }),
        derived: false,
      };
    });
  }
}

const known = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null);
