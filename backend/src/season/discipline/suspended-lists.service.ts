import {
  type DisciplineRecord,
  type MatchToMiss,
  type SuspendedList,
  suspendedOn,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  type LeagueFixture,
  MatchSuspensionsService,
  type SuspensionSource,
} from '../../live/commands/match-suspensions.service.js';
import { DisciplineService } from './discipline.service.js';

interface Offence {
  id: number;
  round: number | null;
  home: string;
  away: string;
}

/** Who is suspended for a match, with the offence in words. */
@Injectable()
export class SuspendedListsService implements SuspensionSource, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly discipline: DisciplineService,
    private readonly suspensions: MatchSuspensionsService,
  ) {}

  onModuleInit(): void {
    this.suspensions.register(this);
  }

  async playerIdsFor(match: LeagueFixture, begunAt: string): Promise<number[]> {
    const { people } = await this.discipline.forTaps(match.leagueId);
    return suspendedIn(match, begunAt, people).map(({ person }) => person.playerId);
  }

  async suspendedFor(match: LeagueFixture, begunAt: string): Promise<SuspendedList> {
    const asOf = new Date().toISOString();
    const all = await this.discipline.of(match.leagueId);
    const players = suspendedIn(match, begunAt, all.people);
    const officials = suspendedIn(match, begunAt, all.officials);
    const offences = await this.offences(
      [...players, ...officials].flatMap(({ missed }) => missed.matchId ?? []),
    );
    return {
      asOf,
      players: players.map(({ person: { playerId }, missed }) => ({
        playerId,
        ...withOffence(missed, offences),
      })),
      officials: officials.map(({ person: { officialId }, missed }) => ({
        officialId,
        ...withOffence(missed, offences),
      })),
    };
  }

  private async offences(matchIds: readonly number[]): Promise<Offence[]> {
    if (matchIds.length === 0) return [];
    return this.db.query<Offence[]>(
      `SELECT m.id, m.round, home.name AS home, away.name AS away
       FROM matches m
       JOIN teams home ON home.id = m.home_team_id
       JOIN teams away ON away.id = m.away_team_id
       WHERE m.id = ANY($1)`,
      [matchIds],
    );
  }
}

function withOffence(missed: MatchToMiss, offences: readonly Offence[]): MatchToMiss {
  const offence = offences.find(({ id }) => id === missed.matchId);
  if (offence === undefined) return missed;
  const { id: _, ...from } = offence;
  return { ...missed, from };
}

const suspendedIn = <Person extends DisciplineRecord>(
  { homeTeamId, awayTeamId, matchDate }: LeagueFixture,
  begunAt: string,
  people: readonly Person[],
): { person: Person; missed: MatchToMiss }[] =>
  suspendedOn(people, {
    teamIds: [homeTeamId, awayTeamId],
    day: zagrebWallTime(matchDate).day,
    begunAt,
  });
