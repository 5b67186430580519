import {
  type CsvRecord,
  type FilePlayer,
  type PlannedPlayer,
  type PlayersFile,
  planPlayers,
  withdrawalOf,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { Player } from '../../registry/players/player.entity.js';
import { Team } from '../../registry/teams/team.entity.js';
import type { ImportedPlayer } from './import-batch.entity.js';
import type { FileKind, ImportCommand } from './table-imports.service.js';

/** A squad list: an administrator who imports it approves its players. */
@Injectable()
export class PlayerFileService implements FileKind<PlannedPlayer> {
  readonly kind = 'players';
  readonly constraints = ['players_per_team', 'players_jersey_number'];

  constructor(
    private readonly decided: LeagueStatesService,
    private readonly audit: AuditLogService,
  ) {}

  async plan(manager: EntityManager, leagueId: number, records: readonly CsvRecord[]) {
    return planPlayers(records, await this.known(manager, leagueId));
  }

  async known(manager: EntityManager, leagueId: number): Promise<PlayersFile> {
    const league = await this.decided.asOf(manager, leagueId);
    const [teams, players] = await Promise.all([
      manager.find(Team, { where: { leagueId }, relations: { user: true }, order: { id: 'ASC' } }),
      manager
        .createQueryBuilder(Player, 'player')
        .innerJoin('player.team', 'team', 'team.leagueId = :leagueId', { leagueId })
        .orderBy('player.teamId')
        .addOrderBy('player.jerseyNumber')
        .addOrderBy('player.id')
        .getMany(),
    ]);
    return {
      teams: teams.map(({ id, name, user }) => ({
        id,
        name,
        company: user?.companyName ?? name,
        hasLeft: withdrawalOf(league, id) !== undefined,
      })),
      players: players.map(
        ({ status, withdrawnAt, ...player }): FilePlayer => ({
          id: player.id,
          firstName: player.firstName,
          lastName: player.lastName,
          jerseyNumber: player.jerseyNumber,
          teamId: player.teamId,
          isActive: status !== 'rejected' && withdrawnAt === null,
        }),
      ),
    };
  }

  async write(
    manager: EntityManager,
    { firstName, lastName, jerseyNumber, teamId }: PlannedPlayer,
    { actor }: ImportCommand,
  ): Promise<ImportedPlayer> {
    const fields = { firstName, lastName, jerseyNumber, teamId, status: 'approved' } as const;
    const player = manager.create(Player, { ...fields, decidedAt: new Date() });
    const { id } = await manager.save(player);
    await this.audit.record(manager, {
      actor,
      action: 'player.add',
      subject: { type: 'player', id, name: `${firstName} ${lastName}` },
      before: null,
      after: { ...fields, hasDocument: false },
    });
    return { kind: 'player', id };
  }
}
