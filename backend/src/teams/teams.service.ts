import { compareNames, type TeamRef } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { RefusalError } from '../common/refusal.error.js';
import { Team } from './team.entity.js';

/** A team as the league's pages show it (spec section 3). */
export interface TeamView {
  id: number;
  name: string;
  userId: number;
  leagueId: number | null;
  createdAt: Date;
  user: { companyName: string | null; username: string };
  playerCount: number;
}

@Injectable()
export class TeamsService {
  constructor(@InjectRepository(Team) private readonly teams: Repository<Team>) {}

  /** By name, in Croatian order. */
  async ofLeague(leagueId: number): Promise<Team[]> {
    const teams = await this.teams.findBy({ leagueId });
    return teams.sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
  }

  /** The league's teams with their owners and how many players are theirs, whatever their status but rejected. */
  async viewsOfLeague(leagueId: number): Promise<TeamView[]> {
    const views = await this.teams.query<TeamView[]>(
      `SELECT t.id, t.name, t.user_id AS "userId", t.league_id AS "leagueId",
              t.created_at AS "createdAt",
              json_build_object('companyName', u.company_name, 'username', u.username) AS "user",
              (SELECT count(*)::integer FROM players p
               WHERE p.team_id = t.id AND p.status <> 'rejected') AS "playerCount"
       FROM teams t JOIN users u ON u.id = t.user_id
       WHERE t.league_id = $1`,
      [leagueId],
    );
    return views.sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
  }

  /**
   * The teams with these ids.
   * @throws RefusalError `team.not-found` when one of them is unknown
   */
  async known(ids: readonly number[]): Promise<Map<number, Team>> {
    const teams = await this.teams.findBy({ id: In([...ids]) });
    const found = new Map(teams.map((team) => [team.id, team]));
    if (ids.some((id) => !found.has(id))) throw RefusalError.of('team.not-found');
    return found;
  }

  /** Ids and names; a team that is gone keeps its id and has no name. */
  async refs(ids: readonly number[]): Promise<Map<number, TeamRef>> {
    const teams = await this.teams.find({
      select: { id: true, name: true },
      where: { id: In([...ids]) },
    });
    const names = new Map(teams.map(({ id, name }) => [id, name]));
    return new Map(ids.map((id) => [id, { id, name: names.get(id) ?? '' }]));
  }

  async idsOfOwner(userId: number): Promise<number[]> {
    const teams = await this.teams.find({ select: { id: true }, where: { userId } });
    return teams.map(({ id }) => id);
  }
}
