import type { LeagueName, LivePlayerName, MatchState, PlayerRef, TeamSide } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { OfficialsService } from '../officials/officials.service.js';
import type { MatchNames } from './match-topic.js';

type ReadPlayers = (teamIds: readonly number[], ids: readonly number[]) => Promise<PlayerRef[]>;

/** Names of the ids in a match's log, from the tables of today. */
@Injectable()
export class MatchNamesService {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly players: PlayersService,
    private readonly officials: OfficialsService,
  ) {}

  /** As public pages name the players. */
  of(state: MatchState): Promise<MatchNames> {
    return this.read(state, (teamIds, ids) => this.players.shown(teamIds, ids));
  }

  /** For the parties of the match alone. */
  inFull(state: MatchState): Promise<MatchNames> {
    return this.read(state, (teamIds, ids) => this.players.inFull(teamIds, ids));
  }

  private async read(state: MatchState, playersOf: ReadPlayers): Promise<MatchNames> {
    const { homeTeamId, awayTeamId } = state;
    const [league, teams, named, officials, referees] = await Promise.all([
      this.league(state),
      this.teams.refs([homeTeamId, awayTeamId]),
      playersOf([homeTeamId, awayTeamId], idsIn(state)),
      this.officials.of(state.matchId),
      this.officials.referees(state.matchId),
    ]);
    const players = new Map<number, LivePlayerName>();
    for (const { id, firstName, lastName, jerseyNumber, teamId } of named) {
      // A player may have changed teams since this match.
      const team = sideIn(state, id) ?? (teamId === awayTeamId ? 'away' : 'home');
      players.set(id, { id, firstName, lastName, jerseyNumber, team });
    }
    return {
      homeTeam: teams.get(homeTeamId) ?? { id: homeTeamId, name: '' },
      awayTeam: teams.get(awayTeamId) ?? { id: awayTeamId, name: '' },
      ...(league && { league }),
      players: [...players.values()],
      ...(officials.length > 0 && { officials }),
      ...(referees.length > 0 && { referees }),
    };
  }

  private async league({ leagueId }: MatchState): Promise<LeagueName | undefined> {
    const [league] = leagueId === null ? [] : await this.leagues.namesOf([leagueId]);
    return league && { id: league.id, name: league.name, season: league.season };
  }
}

function idsIn(state: MatchState): number[] {
  const { lineup, attendance, players, goals, mvpPlayerId, actions } = state;
  const ids = [
    ...(lineup === null ? [] : [...lineup.home, ...lineup.away]),
    ...(attendance.home ?? []),
    ...(attendance.away ?? []),
    ...Object.keys(players).map(Number),
    ...goals.flatMap(({ scorer, assist }) => [scorer, assist]),
    mvpPlayerId,
    ...actions.flatMap(({ type, data }) => (type === 'PlayerReplaced' ? [data.playerId] : [])),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
}

function sideIn({ lineup, attendance }: MatchState, id: number): TeamSide | null {
  for (const team of ['home', 'away'] as const)
    if (lineup?.[team].includes(id) || attendance[team]?.includes(id)) return team;
  return null;
}
