import type { LeagueMatchRules, MatchState, Roster, TeamSide } from '@kolo/domain';
import type { PlayerBook } from '@/features/console/context/player-book';
import type { MatchConsole } from '@/features/console/log/match-console';
import type { Ticked } from '@/features/console/taps/saved-ticks';

export interface Attendance {
  /** The confirmed players, else those ticked on this tablet. */
  present: (team: TeamSide) => number[];
  confirmed: (team: TeamSide) => boolean;
  tick: (team: TeamSide, playerIds: ReadonlySet<number>) => void;
  confirm: (team: TeamSide) => void;
  initialise: () => void;
}

/** Each team is confirmed on its own; then the match is initialised with both lists. */
export function useAttendance(
  state: MatchState,
  players: PlayerBook,
  tap: MatchConsole['tap'],
  [ticked, setTicked]: readonly [Ticked, (next: Ticked) => void],
  leagueRules?: LeagueMatchRules,
): Attendance {
  const idsOf = (team: TeamSide) => players.squad[team].map(({ id }) => id);
  const roster = (): Roster => ({ home: idsOf('home'), away: idsOf('away') });
  // A ticked player who has left the team has no box to untick.
  const present = (team: TeamSide) =>
    state.attendance[team] ?? idsOf(team).filter((id) => ticked[team].includes(id));
  return {
    present,
    confirmed: (team) => state.attendance[team] !== null,
    tick: (team, playerIds) => setTicked({ ...ticked, [team]: [...playerIds] }),
    confirm: (team) =>
      tap({ type: 'ConfirmAttendance', team, playerIds: present(team), roster: roster() }),
    initialise: () => {
      const playerIds = [...present('home'), ...present('away')];
      const sheet = leagueRules && { rules: leagueRules.rules, version: leagueRules.version };
      tap({ type: 'InitialiseMatch', playerIds, roster: roster(), ...(sheet && { sheet }) });
    },
  };
}
