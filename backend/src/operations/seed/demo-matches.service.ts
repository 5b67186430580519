import {
  type DisciplineMatch,
  discipline,
  disciplineFacts,
  type MatchState,
  suspendedOn,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import {
  type CommandOrigin,
  MatchCommandsService,
} from '../../live/commands/match-commands.service.js';
import { type DemoTie, demoMatchTaps } from './demo-match.js';
import type { DemoTeam } from './demo-people.js';

export interface MatchToPlay {
  matchId: number;
  /** The same at each attempt. */
  key: string;
  homeTeamId: number;
  awayTeamId: number;
  matchDate: string;
}

type PlayedRound = MatchToPlay & { round: number };

interface Playing {
  teams: readonly DemoTeam[];
  suspended: ReadonlySet<number>;
  tie?: DemoTie;
}

/** Plays matches by the taps of a scorekeeper. */
@Injectable()
export class DemoMatchesService {
  constructor(private readonly commands: MatchCommandsService) {}

  /** Whoever is banned after the rounds before sits out: read from the same taps, so the same at each attempt. */
  async playRounds(
    over: readonly PlayedRound[],
    teams: readonly DemoTeam[],
  ): Promise<DisciplineMatch[]> {
    const played: DisciplineMatch[] = [];
    for (const round of new Set(over.map((match) => match.round))) {
      const suspended = suspendedAfter(played, teams);
      const matches = over.filter((match) => match.round === round);
      played.push(
        ...(await Promise.all(matches.map((match) => this.play(match, { teams, suspended })))),
      );
    }
    return played;
  }

  /** With a tie also extra time and kicks, where it is level. */
  async play(match: MatchToPlay, { teams, suspended, tie }: Playing): Promise<DisciplineMatch> {
    const home = teams.find(({ id }) => id === match.homeTeamId);
    const away = teams.find(({ id }) => id === match.awayTeamId);
    if (home === undefined || away === undefined) throw new Error(`${match.key} has no teams`);
    const { key, matchDate: kickOff } = match;
    let state: MatchState | undefined;
    const taps = demoMatchTaps({ key, kickOff, home, away, suspended, ...(tie && { tie }) });
    for (const { commandId, at, command } of taps)
      ({ state } = await this.commands.execute(match.matchId, command, demoOrigin(commandId, at)));
    if (state === undefined) throw new Error(`${key} was not played`);
    return disciplineFacts(state);
  }
}

/** Who sits out the next match of their team. */
export function suspendedAfter(
  played: readonly DisciplineMatch[],
  teams: readonly DemoTeam[],
): ReadonlySet<number> {
  const asOf = played.at(-1)?.endedAt ?? null;
  if (asOf === null) return new Set();
  const players = teams.flatMap(({ id: teamId, players }) =>
    players.map(({ id }) => ({ id, teamId })),
  );
  const { players: people } = discipline({
    asOf,
    endsOn: null,
    matches: played,
    players,
    rules: [],
    suspensions: [],
    officials: [],
    named: [],
    namesakes: [],
  });
  const teamIds = teams.map(({ id }) => id);
  const suspended = suspendedOn(people, { teamIds, day: asOf.slice(0, 10) });
  return new Set(suspended.map(({ person }) => person.playerId));
}

export const demoOrigin = (commandId: string, at: string): CommandOrigin => ({
  commandId,
  at,
  actorId: null,
  device: 'demo',
  requestId: null,
});
