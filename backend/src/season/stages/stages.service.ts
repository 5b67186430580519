import {
  type DecideTieRequest,
  type DecisionAnswer,
  hasBegun,
  type SeedStageRequest,
  type StageAnswer,
  type StageDefinition,
  type StageReading,
  type StageView,
  seedingOf,
  teamOf,
  withdrawalOf,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import {
  type LeagueStages,
  namedIn,
  StageReadsService,
  stageIn,
} from '../statistics/stage-reads.service.js';
import { OfficialTablesService } from './official-tables.service.js';
import { type DefineStageDto, placeholderOf, reservedKickOffs } from './stages.dto.js';
import { TiesFollowService } from './ties-follow.service.js';

/** What a league decides about its stages (docs/product.md#finals). */
@Injectable()
export class StagesService {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly reads: StageReadsService,
    private readonly official: OfficialTablesService,
    private readonly ties: TiesFollowService,
    private readonly teams: TeamsService,
    private readonly log: EventStore,
  ) {}

  async list(leagueId: number): Promise<StageView[]> {
    const { stages } = await this.reads.of(leagueId);
    return stages.map(viewOf);
  }

  /** @throws RefusalError `stage.bad-definition`, `team.not-found` */
  async define(
    leagueId: number,
    { text, ...request }: DefineStageDto,
    origin: CommandHeaders,
  ): Promise<StageAnswer> {
    const definition = definitionOf(request);
    await this.refuseStrangers(leagueId, namedIn(definition.entries));
    const command = { type: 'DefineStage', definition } as const;
    const answer = await this.decisions.decide(leagueId, command, text, origin);
    const [defined] = answer.events;
    if (defined?.type !== 'StageDefined') throw new Error('A stage was defined without an event');
    const { stageId } = defined.data;
    return { ...answer, decision: { ...answer.decision, stageId } };
  }

  /** Its matches follow at once. @throws RefusalError `stage.*`, `lots.needed` */
  async seed(
    leagueId: number,
    stageId: number,
    { again, anyway, teamIds: wanted, text }: SeedStageRequest,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    const { events: first } = await this.log.findCommand(origin.commandId);
    const seeded = first.length > 0 ? [] : await this.teamsFor(leagueId, stageId, anyway, wanted);
    const command = { type: 'SeedStage', stageId, again, anyway, wanted, seeded } as const;
    const answer = await this.decisions.decide(leagueId, command, text, origin);
    await this.ties.follow(leagueId);
    return answer;
  }

  /** @throws RefusalError `stage.tie-decided`, also where results have decided it */
  async decideTie(
    leagueId: number,
    stageId: number,
    tie: string,
    { winner, by, text }: DecideTieRequest,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    const { events: first } = await this.log.findCommand(origin.commandId);
    if (first.length === 0)
      refuseRuling(stageIn(await this.reads.current(leagueId), stageId), tie, winner);
    const command = { type: 'DecideTie', ruling: { stageId, tie, winner, by } } as const;
    const answer = await this.decisions.decide(leagueId, command, text, origin);
    await this.ties.follow(leagueId);
    return answer;
  }

  /** @throws RefusalError `decision.not-found` */
  async undoTie(
    leagueId: number,
    stageId: number,
    tie: string,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    const command = { type: 'UndoTie', stageId, tie } as const;
    const answer = await this.decisions.decide(leagueId, command, text, origin);
    await this.ties.follow(leagueId);
    return answer;
  }

  private async teamsFor(
    leagueId: number,
    stageId: number,
    anyway: boolean,
    wanted: readonly number[] | null,
  ): Promise<number[]> {
    const league = await this.reads.current(leagueId);
    const reading = stageIn(league, stageId);
    if (reading.matches.some(hasBegun)) throw RefusalError.of('stage.already-begun');
    if (wanted !== null) return this.wanted(leagueId, wanted, league);
    if (!anyway && !(await this.official.isOfficial(leagueId, reading.stage, league.stages)))
      throw RefusalError.of('stage.not-official');
    const seeding = seedingOf(reading.stage.entries, reading.standing);
    if (seeding.ok) return seeding.teamIds;
    if (seeding.level === null) throw RefusalError.of('stage.bad-seeding');
    throw new RefusalError({ code: 'lots.needed' }, { teamIds: seeding.level });
  }

  private async wanted(
    leagueId: number,
    teamIds: readonly number[],
    { league }: LeagueStages,
  ): Promise<number[]> {
    await this.refuseStrangers(leagueId, teamIds);
    if (teamIds.some((id) => withdrawalOf(league, id) !== undefined))
      throw RefusalError.of('match.team-withdrawn');
    return [...teamIds];
  }

  /** @throws RefusalError `team.not-found`, also for a team of another league */
  private async refuseStrangers(leagueId: number, teamIds: readonly number[]): Promise<void> {
    const teams = await this.teams.known(teamIds);
    if ([...teams.values()].some((team) => team.leagueId !== leagueId))
      throw RefusalError.of('team.not-found');
  }
}

function definitionOf({ entries, kickOffs, name, ...rest }: Omit<DefineStageDto, 'text'>) {
  const placeholders = entries.flatMap((entry) => placeholderOf(entry) ?? []);
  if (placeholders.length < entries.length) throw RefusalError.of('stage.bad-definition');
  const definition: StageDefinition = { ...rest, name: name.trim(), entries: placeholders };
  if (kickOffs === undefined) return definition;
  return { ...definition, kickOffs: reservedKickOffs(kickOffs) };
}

function refuseRuling({ rounds }: StageReading, name: string, winner: number): void {
  const tie = rounds.flatMap(({ ties }) => ties).find(({ id }) => id === name);
  if (tie === undefined) throw RefusalError.of('stage.tie-not-found');
  if (tie.winner !== null) throw RefusalError.of('stage.tie-decided');
  if (![tie.home, tie.away].some((slot) => teamOf(slot)?.id === winner))
    throw RefusalError.of('stage.not-in-tie');
}

function viewOf({ stage, matches, entries }: StageReading): StageView {
  const { stageId: id, id: decisionId, seeding, ruledTies: _, ...definition } = stage;
  const teams = entries.flatMap((slot) => teamOf(slot) ?? []);
  return {
    id,
    ...definition,
    decisionId,
    seeded: seeding && { at: seeding.at, teams, decisionId: seeding.id },
    begun: matches.some(hasBegun),
  };
}
