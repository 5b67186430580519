import { randomInt } from 'node:crypto';
import { type DecisionAnswer, levelTeams, levelTies } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { StageReadsService } from '../statistics/stage-reads.service.js';
import type { DrawLotsDto } from './decision.dto.js';
import { DecisionsService } from './decisions.service.js';

/** Lots between teams that nothing else separates (docs/product.md#tables). */
@Injectable()
export class LotsService {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly reads: StageReadsService,
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
    const { table, stages } = await this.reads.current(leagueId);
    const tables = [table, ...stages.flatMap((stage) => stage.tables.map(({ rows }) => rows))];
    const level = purpose === 'tie' ? levelTies(stages) : tables.flatMap(levelTeams);
    const isLevel = level.some((group) => group.sort((a, b) => a - b).join() === teams.join());
    if (!isLevel) throw RefusalError.of('lots.not-tied');
  }
}

const shuffled = (teams: readonly number[]): number[] =>
  teams
    .map((team) => ({ team, lot: randomInt(2 ** 47) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ team }) => team);
