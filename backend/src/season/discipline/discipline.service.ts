import {
  type CarriedBan,
  type DisciplineMatch,
  discipline,
  type FairPlayRow,
  fairPlayTable,
  finesByTeam,
  type LeagueDiscipline,
  type LeagueFines,
  rulesSince,
  type Suspension,
  withdrawalOf,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { forTaps } from '../../platform/db/data-source.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { type Connections, DisciplineFactsService } from './discipline-facts.service.js';
import {
  namesakesAmong,
  namesOf,
  namesOfPlayers,
  officialsOf,
  playersOf,
} from './discipline-people.js';
import { finePaymentsOf } from './fine-payments.js';
import { finedPeople, finedPlayers, finesOfTeams } from './league-fines.js';

/** Who is banned in a league: nothing of it is stored, so a correction needs no repair. */
@Injectable()
export class DisciplineService {
  private readonly readers: Connections;
  private readonly taps: Connections;

  constructor(
    @InjectDataSource() db: DataSource,
    @InjectDataSource(forTaps) taps: DataSource,
    log: EventStore,
    private readonly leagues: LeaguesService,
    private readonly states: LeagueStatesService,
    private readonly facts: DisciplineFactsService,
    private readonly teams: TeamsService,
    private readonly shared: SharedReadsService,
  ) {
    this.readers = { db: db.manager, log: log.forReaders };
    this.taps = { db: taps.manager, log };
  }

  /** With full names. @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<LeagueDiscipline> {
    return this.shared.answer(`discipline ${leagueId}`, () => this.read(leagueId, this.readers));
  }

  /**
   * As it would be now without what was changed in a match from a version of its log on.
   * @throws RefusalError `league.not-found`
   */
  async without(leagueId: number, matchId: number, version: number): Promise<LeagueDiscipline> {
    const earlier = await this.facts.before(matchId, version, this.readers);
    return this.read(leagueId, this.readers, earlier);
  }

  /** On the connections of taps, which never wait for readers. @throws RefusalError `league.not-found` */
  forTaps(leagueId: number): Promise<LeagueDiscipline> {
    return this.read(leagueId, this.taps);
  }

  /** @throws RefusalError `league.not-found` */
  fairPlay(leagueId: number): Promise<FairPlayRow[]> {
    return this.shared.answer(`fair-play ${leagueId}`, async () => {
      await this.leagues.get(leagueId);
      const [teams, matches, state] = await Promise.all([
        this.teams.ofLeague(leagueId),
        this.facts.of(leagueId, this.readers),
        this.states.of(leagueId),
      ]);
      const ranked = teams.filter(({ id }) => withdrawalOf(state, id) === undefined);
      return fairPlayTable(ranked, matches, rulesSince(state.decisions));
    });
  }

  /** What each team is fined, by full names, and what it paid of that. @throws RefusalError `league.not-found` */
  fines(leagueId: number): Promise<LeagueFines> {
    return this.shared.answer(`fines ${leagueId}`, async () => {
      await this.leagues.get(leagueId);
      const { db } = this.readers;
      const [matches, { decisions }, { officials, named }, payments] = await Promise.all([
        this.facts.of(leagueId, this.readers),
        this.states.of(leagueId),
        officialsOf(db, leagueId, []),
        finePaymentsOf(db, leagueId),
      ]);
      const charges = finesByTeam(matches, rulesSince(decisions));
      const [teams, players] = await Promise.all([
        this.teams.refs(teamsIn(matches)),
        namesOfPlayers(db, finedPlayers([...charges.values()].flat())),
      ]);
      const nameOf = finedPeople(players, officials, named);
      return { teams: finesOfTeams({ teams: [...teams.values()], charges, payments }, nameOf) };
    });
  }

  private async read(
    leagueId: number,
    connections: Connections,
    instead?: DisciplineMatch,
  ): Promise<LeagueDiscipline> {
    const { db } = connections;
    const endDate = await endOf(db, leagueId);
    const { suspensions, decisions } = await this.states.asOf(db, leagueId);
    const [matches, players, { officials, named }] = await Promise.all([
      this.facts.of(leagueId, connections),
      playersOf(db, leagueId),
      officialsOf(db, leagueId, suspendedOfficials(suspensions)),
    ]);
    const asOf = new Date().toISOString();
    const result = discipline({
      asOf,
      endsOn: zagrebWallTime(endDate.toISOString()).day,
      matches: matches.map((match) => (match.matchId === instead?.matchId ? instead : match)),
      rules: rulesSince(decisions),
      suspensions,
      players,
      officials,
      named,
      namesakes: [
        ...namesakesAmong(
          'player',
          players.filter(({ isSearched }) => isSearched),
        ),
        ...namesakesAmong('official', officials),
      ],
    });
    const nameOfPlayer = namesOf(players);
    const nameOfOfficial = namesOf(officials);
    // An erased official has no name and no team any more.
    const isKnown = ({ officialId }: { officialId: number | null }): boolean =>
      officialId === null || officials.some(({ id }) => id === officialId);
    const nameOf = ({
      playerId,
      officialId,
    }: Pick<CarriedBan, 'playerId' | 'officialId'>): string =>
      playerId === null ? nameOfOfficial(officialId ?? 0) : nameOfPlayer(playerId);
    return {
      asOf,
      people: result.players.map((one) => ({ ...one, name: nameOfPlayer(one.playerId) })),
      officials: result.officials
        .filter(isKnown)
        .map((one) => ({ ...one, name: nameOfOfficial(one.officialId) })),
      flags: result.flags,
      carried: result.carried.filter(isKnown).map((one) => ({ ...one, name: nameOf(one) })),
      again: result.again.map((one) => ({ ...one, name: nameOf(one) })),
      staff: officials.map(({ id, name, teamId }) => ({ officialId: id, name, teamId })),
    };
  }
}

const teamsIn = (matches: readonly DisciplineMatch[]): number[] => [
  ...new Set(matches.flatMap(({ sides }) => [sides.home.teamId, sides.away.teamId])),
];

const suspendedOfficials = (suspensions: readonly Suspension[]): number[] =>
  suspensions.flatMap(({ person }) => (person.kind === 'official' ? person.id : []));

async function endOf(db: EntityManager, leagueId: number): Promise<Date> {
  // Raw SQL: the connections of taps know no entities.
  const [league] = await db.query<{ endDate: Date }[]>(
    'SELECT end_date AS "endDate" FROM leagues WHERE id = $1',
    [leagueId],
  );
  if (league === undefined) throw RefusalError.of('league.not-found');
  return league.endDate;
}
