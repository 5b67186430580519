import {
  discipline,
  type FairPlayRow,
  fairPlayTable,
  type LeagueDiscipline,
  rulesSince,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { DisciplineFactsService } from './discipline-facts.service.js';
import { type NamedMember, officialsOf, playersOf } from './discipline-people.js';

/** Who is banned in a league: nothing of it is stored, so a correction needs no repair. */
@Injectable()
export class DisciplineService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly states: LeagueStatesService,
    private readonly facts: DisciplineFactsService,
    private readonly teams: TeamsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** With full names. @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<LeagueDiscipline> {
    return this.shared.answer(`discipline ${leagueId}`, () => this.read(leagueId));
  }

  /** @throws RefusalError `league.not-found` */
  fairPlay(leagueId: number): Promise<FairPlayRow[]> {
    return this.shared.answer(`fair-play ${leagueId}`, async () => {
      await this.leagues.get(leagueId);
      const [teams, matches, { decisions }] = await Promise.all([
        this.teams.ofLeague(leagueId),
        this.facts.of(leagueId),
        this.states.of(leagueId),
      ]);
      return fairPlayTable(teams, matches, rulesSince(decisions));
    });
  }

  private async read(leagueId: number): Promise<LeagueDiscipline> {
    const { endDate } = await this.leagues.get(leagueId);
    const [{ suspensions, decisions }, matches, players, { officials, named }] = await Promise.all([
      this.states.of(leagueId),
      this.facts.of(leagueId),
      playersOf(this.db.manager, leagueId),
      officialsOf(this.db.manager, leagueId),
    ]);
    const asOf = new Date().toISOString();
    const result = discipline({
      asOf,
      endsOn: zagrebWallTime(endDate.toISOString()).day,
      matches,
      rules: rulesSince(decisions),
      suspensions,
      players,
      officials,
      named,
    });
    const nameOfPlayer = namesOf(players);
    const nameOfOfficial = namesOf(officials);
    return {
      asOf,
      people: result.players.map((one) => ({ ...one, name: nameOfPlayer(one.playerId) })),
      officials: result.officials.map((one) => ({ ...one, name: nameOfOfficial(one.officialId) })),
      flags: result.flags,
      carried: result.carried.map((one) => ({ ...one, name: nameOfPlayer(one.playerId) })),
    };
  }
}

function namesOf(members: readonly NamedMember[]): (id: number) => string {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
