import {
  type LeagueDiscipline,
  type SuspendedList,
  type SuspendedPlayer,
  suspendedOn,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  type LeagueFixture,
  type SuspensionSource,
  SuspensionsService,
} from '../../live/commands/suspensions.service.js';
import { DisciplineService } from './discipline.service.js';

interface Offence {
  id: number;
  round: number | null;
  home: string;
  away: string;
}

/** Who is suspended for a match, with the offence as people call it. */
@Injectable()
export class SuspendedListsService implements SuspensionSource, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly discipline: DisciplineService,
    private readonly suspensions: SuspensionsService,
  ) {}

  onModuleInit(): void {
    this.suspensions.register(this);
  }

  async playerIdsFor(match: LeagueFixture): Promise<number[]> {
    const { people } = await this.discipline.forTaps(match.leagueId);
    return suspendedIn(match, people).map(({ playerId }) => playerId);
  }

  async suspendedFor(match: LeagueFixture): Promise<SuspendedList> {
    const asOf = new Date().toISOString();
    const { people } = await this.discipline.of(match.leagueId);
    const players = suspendedIn(match, people);
    const offences = await this.offences(players.flatMap(({ matchId }) => matchId ?? []));
    return {
      asOf,
      players: players.map((player) => {
        const offence = offences.find(({ id }) => id === player.matchId);
        if (offence === undefined) return player;
        const { id: _, ...from } = offence;
        return { ...player, from };
      }),
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

const suspendedIn = (
  { homeTeamId, awayTeamId, matchDate }: LeagueFixture,
  people: LeagueDiscipline['people'],
): SuspendedPlayer[] =>
  suspendedOn(people, [homeTeamId, awayTeamId], zagrebWallTime(matchDate).day);
