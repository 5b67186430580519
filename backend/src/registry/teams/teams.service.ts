import { compareNames, type TeamRef, type TeamView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type DataSource, In, type Repository } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Team } from './team.entity.js';

type TeamRow = Omit<TeamView, 'createdAt'> & { createdAt: Date };

/** Raw SQL for the counts and the order. */
const select = `
  SELECT t.id, t.name, t.user_id AS "userId", t.league_id AS "leagueId",
         t.created_at AS "createdAt",
         json_build_object('companyName', u.company_name, 'username', u.username) AS "user",
         (SELECT count(*)::integer FROM players p
          WHERE p.team_id = t.id AND p.status <> 'rejected' AND p.withdrawn_at IS NULL) AS "playerCount"
  FROM teams t JOIN users u ON u.id = t.user_id`;

const inLeague = `
  LEFT JOIN leagues l ON l.id = t.league_id
  CROSS JOIN LATERAL (SELECT coalesce(l.is_active AND l.end_date >= now(), false)) AS a(ahead)`;

const ahead =
  'a.ahead DESC, CASE WHEN a.ahead THEN l.start_date END, l.start_date DESC NULLS LAST, t.id';

@Injectable()
export class TeamsService {
  constructor(@InjectRepository(Team) private readonly teams: Repository<Team>) {}

  async ofLeague(leagueId: number): Promise<Team[]> {
    const teams = await this.teams.findBy({ leagueId });
    return teams.sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
  }

  async viewsOfLeague(leagueId: number): Promise<TeamView[]> {
    const views = await this.views('WHERE t.league_id = $1', leagueId);
    return views.sort((a, b) => compareNames(a.name, b.name) || a.id - b.id);
  }

  /** The running season first, then the next one, so that players can be entered before it begins. */
  viewsOfOwner(userId: number): Promise<TeamView[]> {
    return this.views(`${inLeague} WHERE t.user_id = $1 ORDER BY ${ahead}`, userId);
  }

  async view(id: number): Promise<TeamView> {
    const [view] = await this.views('WHERE t.id = $1', id);
    if (view === undefined) throw RefusalError.of('team.not-found');
    return view;
  }

  async known(ids: readonly number[]): Promise<Map<number, Team>> {
    const teams = await this.teams.findBy({ id: In([...ids]) });
    const found = new Map(teams.map((team) => [team.id, team]));
    if (ids.some((id) => !found.has(id))) throw RefusalError.of('team.not-found');
    return found;
  }

  /**
   * A team that is gone keeps its id and has no name.
   * @param over whose connections are used, where a tap waits
   */
  async refs(
    ids: readonly number[],
    over: Pick<DataSource, 'query'> = this.teams,
  ): Promise<Map<number, TeamRef>> {
    const teams = await over.query<TeamRef[]>('SELECT id, name FROM teams WHERE id = ANY ($1)', [
      ids,
    ]);
    const names = new Map(teams.map(({ id, name }) => [id, name]));
    return new Map(ids.map((id) => [id, { id, name: names.get(id) ?? '' }]));
  }

  async idsOfOwner(userId: number): Promise<number[]> {
    return (await this.ofOwner(userId)).map(({ id }) => id);
  }

  ofOwner(userId: number): Promise<Pick<Team, 'id' | 'leagueId'>[]> {
    return this.teams.find({ select: { id: true, leagueId: true }, where: { userId } });
  }

  private async views(condition: string, parameter: number): Promise<TeamView[]> {
    const rows = await this.teams.query<TeamRow[]>(`${select} ${condition}`, [parameter]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }
}
