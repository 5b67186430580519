import { compareNames, seasonFairness, type TeamFairness } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { LeagueFixturesService } from './league-fixtures.service.js';

@Injectable()
export class SeasonFairnessService {
  constructor(
    private readonly fixtures: LeagueFixturesService,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** A row for each team of the league, by name. @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<TeamFairness[]> {
    return this.shared.answer(`fairness ${leagueId}`, async () => {
      await this.leagues.get(leagueId);
      const [fixtures, teams] = await Promise.all([
        this.fixtures.of(leagueId),
        this.teams.ofLeague(leagueId),
      ]);
      const fairness = seasonFairness(fixtures);
      return teams
        .map(({ id, name }) => ({
          team: { id, name },
          home: 0,
          away: 0,
          kickOffs: {},
          venues: {},
          restDays: [],
          ...fairness.get(id),
        }))
        .sort((one, other) => compareNames(one.team.name, other.team.name));
    });
  }
}
