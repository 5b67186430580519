import { randomInt } from 'node:crypto';
import { type DecisionAnswer, leagueTable, levelTeams } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TableReadsService } from '../statistics/table-reads.service.js';
import type { DrawLotsDto } from './decision.dto.js';
import { DecisionsService } from './decisions.service.js';

/** Lots between teams that nothing else separates (docs/product.md#tables). */
@Injectable()
export class LotsService {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly leagues: LeaguesService,
    private readonly tables: TableReadsService,
    private readonly log: EventStore,
  ) {}

  /** @throws RefusalError `lots.not-tied` */
  async draw(
    leagueId: number,
    { teamIds, for: purpose, text }: DrawLotsDto,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    const teams = [...teamIds].sort((a, b) => a - b);
    const { events: first } = await this.log.findCommand(origin.commandId);
    // A repeat gets its first answer, and by then the teams are level no longer.
    if (first.length === 0) await this.refuseUnlessLevel(leagueId, teams, purpose);
    const command = { type: 'DrawLots', for: purpose, teams, drawn: shuffled(teams) } as const;
    return this.decisions.decide(leagueId, command, text, origin);
  }

  private async refuseUnlessLevel(
    leagueId: number,
    teams: readonly number[],
    purpose: DrawLotsDto['for'],
  ): Promise<void> {
    const { input } = await this.tables.of(await this.leagues.get(leagueId));
    const level = levelTeams(leagueTable(input)).map((group) => group.sort((a, b) => a - b));
    // No match of a league has a tie yet that lots could decide.
    if (purpose === 'tie' || !level.some((group) => group.join() === teams.join()))
      throw RefusalError.of('lots.not-tied');
  }
}

const shuffled = (teams: readonly number[]): number[] =>
  teams
    .map((team) => ({ team, lot: randomInt(2 ** 47) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ team }) => team);
