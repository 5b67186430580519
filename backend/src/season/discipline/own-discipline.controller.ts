import type { LeagueDiscipline, LeagueFines, SessionUser, TeamFines } from '@kolo/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { LeagueQuery } from '../../platform/api/league-query.dto.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { DisciplineService } from './discipline.service.js';

@ApiTags('Discipline')
@Controller('api/teams/my')
@Roles('company')
export class OwnDisciplineController {
  constructor(
    private readonly discipline: DisciplineService,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
  ) {}

  @ApiOperation({ summary: 'Cards and bans of one’s own people, in the main league or another' })
  @Get('discipline')
  @Refuses('league.not-found')
  async own(
    @CurrentUser() { id }: SessionUser,
    @Query() { leagueId }: LeagueQuery,
  ): Promise<LeagueDiscipline> {
    const league = await this.leagueOf(leagueId);
    if (league === undefined) return nothing();
    const [all, teamIds] = await Promise.all([
      this.discipline.of(league),
      this.teams.idsOfOwner(id),
    ]);
    return ofTeams(all, new Set(teamIds));
  }

  @ApiOperation({
    summary: 'Fines of one’s own teams and what they paid, in the main league or another',
  })
  @Get('fines')
  @Refuses('league.not-found')
  async ownFines(
    @CurrentUser() { id }: SessionUser,
    @Query() { leagueId }: LeagueQuery,
  ): Promise<LeagueFines> {
    const league = await this.leagueOf(leagueId);
    if (league === undefined) return { teams: [] };
    const [{ teams }, teamIds] = await Promise.all([
      this.discipline.fines(league),
      this.teams.idsOfOwner(id),
    ]);
    return { teams: teams.filter(({ teamId }) => teamIds.includes(teamId)).map(forCompany) };
  }

  private async leagueOf(leagueId: number | undefined): Promise<number | undefined> {
    return leagueId ?? (await this.leagues.active())?.id;
  }
}

/** Who recorded a payment is for the league. */
const forCompany = ({ payments, ...team }: TeamFines): TeamFines => ({
  ...team,
  payments: payments.map(({ recordedBy: _, ...payment }) => payment),
});

const nothing = (): LeagueDiscipline => ({
  asOf: new Date().toISOString(),
  people: [],
  officials: [],
  flags: [],
  carried: [],
  again: [],
  staff: [],
});

function ofTeams(all: LeagueDiscipline, teams: ReadonlySet<number>): LeagueDiscipline {
  const isOwn = ({ teamId }: { teamId: number }): boolean => teams.has(teamId);
  const people = all.people.filter(isOwn);
  const ids = new Set(people.map(({ playerId }) => playerId));
  const officials = all.officials.filter(isOwn);
  const officialIds = new Set(officials.map(({ officialId }) => officialId));
  return {
    asOf: all.asOf,
    people,
    officials,
    flags: all.flags.filter((flag) =>
      'playerId' in flag ? ids.has(flag.playerId) : officialIds.has(flag.officialId),
    ),
    carried: all.carried.filter(isOwn),
    // Whether a namesake is the same person is for the league to decide.
    again: [],
    staff: all.staff.filter(isOwn),
  };
}
