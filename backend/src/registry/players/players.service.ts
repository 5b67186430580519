import {
  type NamedPlayer,
  type NamePolicy,
  type PlayerRef,
  type Roster,
  shownName,
  strictestPolicy,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type FindOptionsWhere, In, IsNull, type Repository } from 'typeorm';
import { forTaps } from '../../platform/db/data-source.js';
import { Player } from './player.entity.js';

@Injectable()
export class PlayersService {
  constructor(
    @InjectRepository(Player) private readonly players: Repository<Player>,
    @InjectDataSource(forTaps) private readonly taps: DataSource,
  ) {}

  /** Raw SQL over the connections for taps: a tap waits for it. */
  async roster(homeTeamId: number, awayTeamId: number): Promise<Roster> {
    const players = await this.taps.query<Pick<PlayerRef, 'id' | 'teamId'>[]>(
      `SELECT id, team_id AS "teamId" FROM players
       WHERE team_id = ANY ($1) AND status = 'approved' AND withdrawn_at IS NULL
       ORDER BY jersey_number, id`,
      [[homeTeamId, awayTeamId]],
    );
    const idsOf = (wanted: number): number[] =>
      players.filter(({ teamId }) => teamId === wanted).map(({ id }) => id);
    return { home: idsOf(homeTeamId), away: idsOf(awayTeamId) };
  }

  approvedOf(teamIds: readonly number[]): Promise<PlayerRef[]> {
    return this.refs({ teamId: In([...teamIds]), status: 'approved', withdrawnAt: IsNull() });
  }

  /** Whatever their status is today. */
  byIds(ids: readonly number[]): Promise<PlayerRef[]> {
    return this.refs({ id: In([...ids]) });
  }

  /** With full names, for the parties of a match: the approved players of these teams, and these players. */
  inFull(teamIds: readonly number[], ids: readonly number[]): Promise<PlayerRef[]> {
    return this.refs([
      { teamId: In([...teamIds]), status: 'approved', withdrawnAt: IsNull() },
      { id: In([...ids]) },
    ]);
  }

  /** As public pages name them: the approved players of these teams, and these players. */
  async shown(teamIds: readonly number[], ids: readonly number[]): Promise<PlayerRef[]> {
    type Row = PlayerRef & { ownPolicy: NamePolicy | null; leaguePolicy: NamePolicy | null };
    const rows = await this.players.query<Row[]>(
      `SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName",
              p.jersey_number AS "jerseyNumber", p.team_id AS "teamId",
              p.name_policy AS "ownPolicy", l.name_policy AS "leaguePolicy"
       FROM players p JOIN teams t ON t.id = p.team_id LEFT JOIN leagues l ON l.id = t.league_id
       WHERE p.id = ANY ($2)
          OR p.team_id = ANY ($1) AND p.status = 'approved' AND p.withdrawn_at IS NULL
       ORDER BY p.jersey_number, p.id`,
      [teamIds, ids],
    );
    return rows.map(({ ownPolicy, leaguePolicy, ...player }) => {
      const { firstName, lastName } = shownName(player, strictestPolicy([leaguePolicy, ownPolicy]));
      return { ...player, firstName, lastName };
    });
  }

  /** As public pages name them, by their ids; whoever there is not is left out. */
  async named(ids: readonly number[]): Promise<Map<number, NamedPlayer>> {
    const players = await this.shown([], ids);
    return new Map(
      players.map(({ id, firstName, lastName }) => [
        id,
        { id, name: [firstName, lastName].filter(Boolean).join(' ') },
      ]),
    );
  }

  private refs(where: FindOptionsWhere<Player> | FindOptionsWhere<Player>[]): Promise<PlayerRef[]> {
    return this.players.find({
      select: { id: true, firstName: true, lastName: true, jerseyNumber: true, teamId: true },
      where,
      order: { jerseyNumber: 'ASC', id: 'ASC' },
    });
  }
}
