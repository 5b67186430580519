import {
  type AnySuspension,
  type Ban,
  type DecisionAnswer,
  type ImposeSuspensionRequest,
  isSuspensionLength,
  type SuspensionChange,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import type { AnyStoredEvent } from '../../events/stored-event.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { type OfficialName, OfficialsService } from '../../live/officials/officials.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { DisciplineService } from './discipline.service.js';

/** Suspensions that a league imposes (docs/product.md#discipline). */
@Injectable()
export class SuspensionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly log: EventStore,
    private readonly decisions: DecisionsService,
    private readonly leagues: LeagueStatesService,
    private readonly discipline: DisciplineService,
    private readonly players: PlayersService,
    private readonly teams: TeamsService,
    private readonly officials: OfficialsService,
  ) {}

  /**
   * @throws RefusalError `player.not-found`, `official.not-found`, `team.not-found`, `match.not-found`, also for those
   * of another league
   */
  async impose(
    leagueId: number,
    { text, playerId, officialId, teamId, firstName, lastName, ...rest }: ImposeSuspensionRequest,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    const person = onePerson({ playerId, officialId, teamId, firstName, lastName });
    refuseLength(rest);
    const [first] = (await this.log.findCommand(origin.commandId)).events;
    if (first === undefined) await this.refuseForeignMatch(leagueId, rest);
    const suspended =
      first === undefined
        ? await this.suspendedPerson(leagueId, person)
        : await this.suspendedBefore(person, first);
    const suspension = { ...suspended, ...rest };
    return this.decisions.decide(leagueId, { type: 'ImposeSuspension', suspension }, text, origin);
  }

  /** @throws RefusalError `decision.not-found`, `suspension.served` */
  async change(
    leagueId: number,
    decisionId: string,
    { kind, ...length }: SuspensionChange,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    const meant = kind ?? (length.until === undefined ? 'matches' : 'until');
    const change = { decisionId, kind: meant, ...length };
    // Before the words are written, of which a refusal here leaves none.
    refuseLength(change);
    if (await this.isFirst(origin)) await this.refuseServed(leagueId, decisionId);
    return this.decisions.decide(leagueId, { type: 'ChangeSuspension', change }, text, origin);
  }

  /** @throws RefusalError `decision.not-found`, `suspension.served` */
  async cancel(
    leagueId: number,
    decisionId: string,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    if (await this.isFirst(origin)) await this.refuseServed(leagueId, decisionId);
    const types = ['SuspensionImposed', 'OfficialSuspended', 'SuspensionChanged'] as const;
    return this.decisions.void(leagueId, decisionId, [...types], text, origin);
  }

  /** A repeat gets its first answer, whatever was played and whoever left since. */
  private async isFirst({ commandId }: CommandHeaders): Promise<boolean> {
    return (await this.log.findCommand(commandId)).events.length === 0;
  }

  /** Somebody whom no match names yet is entered by this. */
  private async suspendedPerson(
    leagueId: number,
    person: SuspendedById | NamedOfficial,
  ): Promise<SuspendedById> {
    if ('teamId' in person) {
      const { teamId, ...name } = person;
      const team = (await this.teams.known([teamId])).get(teamId);
      if (team?.leagueId !== leagueId) throw RefusalError.of('team.not-found');
      return { officialId: await this.officials.enter(teamId, name) };
    }
    if ('playerId' in person) await this.refuseStranger(leagueId, person.playerId);
    else await this.refuseUnnamed(leagueId, person.officialId);
    return person;
  }

  /** Whom the command suspended, where the same person is meant; the name may be erased since. */
  private async suspendedBefore(
    person: SuspendedById | NamedOfficial,
    { event }: AnyStoredEvent,
  ): Promise<SuspendedById> {
    if (!('teamId' in person)) return person;
    const { teamId, ...name } = person;
    const officialId = event.type === 'OfficialSuspended' ? event.data.officialId : nobody;
    const isSame = await this.officials.mayBe(officialId, teamId, name);
    return { officialId: isSame ? officialId : nobody };
  }

  private async refuseStranger(leagueId: number, playerId: number): Promise<void> {
    const [player] = await this.players.byIds([playerId]);
    const teams = await this.teams.known(player === undefined ? [] : [player.teamId]);
    if (player === undefined || teams.get(player.teamId)?.leagueId !== leagueId)
      throw RefusalError.of('player.not-found');
  }

  private async refuseUnnamed(leagueId: number, officialId: number): Promise<void> {
    const { staff } = await this.discipline.of(leagueId);
    if (!staff.some((one) => one.officialId === officialId))
      throw RefusalError.of('official.not-found');
  }

  /** A suspension that is carried over is about a match of the season before. */
  private async refuseForeignMatch(
    leagueId: number,
    { matchId, reason }: AnySuspension,
  ): Promise<void> {
    if (matchId === undefined) return;
    const matches = await this.db.query<unknown[]>(
      'SELECT FROM matches WHERE id = $1 AND (league_id = $2 OR $3)',
      [matchId, leagueId, reason === 'carried'],
    );
    if (matches.length === 0) throw RefusalError.of('match.not-found');
  }

  /** @param decisionId of a suspension, or of a change of one */
  private async refuseServed(leagueId: number, decisionId: string): Promise<void> {
    const [{ people, officials }, { decisions }] = await Promise.all([
      this.discipline.of(leagueId),
      this.leagues.of(leagueId),
    ]);
    const decision = decisions.find(({ id }) => id === decisionId);
    const suspension =
      decision?.type === 'SuspensionChanged' ? decision.data.decisionId : decisionId;
    const bans = [...people, ...officials].flatMap((person) => person.bans);
    const { day: today } = zagrebWallTime(Date.now());
    if (bans.some((ban) => ban.decisionId === suspension && isServed(ban, today)))
      throw RefusalError.of('suspension.served');
  }
}

const isServed = ({ amount, remaining, until }: Ban, today: string): boolean =>
  until === undefined ? amount > 0 && remaining === 0 : until < today;

type SuspendedById = { playerId: number } | { officialId: number };
type NamedOfficial = OfficialName & { teamId: number };
type SuspendedFields = Pick<
  ImposeSuspensionRequest,
  'playerId' | 'officialId' | 'teamId' | 'firstName' | 'lastName'
>;

/** Without the official's id, so that a repeat with another name is another request. */
const nobody = 0;

function onePerson(fields: SuspendedFields): SuspendedById | NamedOfficial {
  const { playerId, officialId, teamId, firstName, lastName } = fields;
  const given = Object.values(fields).filter((value) => value !== undefined).length;
  if (given === 1 && playerId !== undefined) return { playerId };
  if (given === 1 && officialId !== undefined) return { officialId };
  if (given === 3 && teamId !== undefined && firstName !== undefined && lastName !== undefined)
    return { teamId, firstName, lastName };
  throw RefusalError.of('suspension.person');
}

function refuseLength(suspension: SuspensionChange): void {
  if (!isSuspensionLength(suspension)) throw RefusalError.of('suspension.length');
}
