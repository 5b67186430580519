import type {
  LeagueMatchRules,
  ListCheck,
  MatchState,
  OverrideReason,
  Roster,
  SuspendedPlayer,
  TeamSide,
} from '@kolo/domain';
import type { PlayerBook } from '@/features/console/context/player-book';
import type { MatchConsole } from '@/features/console/log/match-console';
import type { Ticked } from '@/features/console/taps/saved-ticks';

export interface Attendance {
  /** The confirmed players, else those ticked on this tablet. */
  present: (team: TeamSide) => number[];
  confirmed: (team: TeamSide) => boolean;
  /** The suspension of a player who may not be ticked without a reason; undefined once there is one. */
  suspensionOf: (playerId: number) => SuspendedPlayer | undefined;
  tick: (team: TeamSide, playerIds: ReadonlySet<number>) => void;
  override: (team: TeamSide, playerId: number, reason: OverrideReason) => void;
  confirm: (team: TeamSide) => void;
  initialise: () => void;
}

/** What the league adds to a match; older servers may leave out either. */
export interface LeagueOnConsole {
  rules?: LeagueMatchRules;
  suspended?: readonly SuspendedPlayer[];
}

/** Each team is confirmed on its own; then the match is initialised with both lists. */
export function useAttendance(
  state: MatchState,
  players: PlayerBook,
  tap: MatchConsole['tap'],
  [ticked, setTicked]: readonly [Ticked, (next: Ticked) => void],
  { rules, suspended = [] }: LeagueOnConsole = {},
): Attendance {
  const idsOf = (team: TeamSide) => players.squad[team].map(({ id }) => id);
  const roster = (): Roster => ({ home: idsOf('home'), away: idsOf('away') });
  const overrides = ticked.overrides ?? {};
  const suspensionOf = (id: number) =>
    state.overrides?.[id] === undefined && overrides[id] === undefined
      ? suspended.find(({ playerId }) => playerId === id)
      : undefined;
  // A ticked player who has left the team, or is suspended by now, has no box to untick.
  const present = (team: TeamSide) =>
    state.attendance[team] ??
    idsOf(team).filter((id) => ticked[team].includes(id) && suspensionOf(id) === undefined);
  const overridesOf = (listed: readonly number[]): Pick<ListCheck, 'overrides'> => {
    const given = listed.flatMap((playerId) => {
      const reason = overrides[playerId];
      return reason === undefined ? [] : [{ playerId, reason }];
    });
    return given.length === 0 ? {} : { overrides: given };
  };
  return {
    present,
    suspensionOf,
    confirmed: (team) => state.attendance[team] !== null,
    tick: (team, playerIds) => {
      const left = ticked[team].filter((id) => !playerIds.has(id)).map(String);
      const rest = Object.entries(overrides).filter(([id]) => !left.includes(id));
      setTicked({
        home: ticked.home,
        away: ticked.away,
        [team]: [...playerIds],
        ...(rest.length > 0 && { overrides: Object.fromEntries(rest) }),
      });
    },
    override: (team, playerId, reason) =>
      setTicked({
        ...ticked,
        [team]: [...ticked[team], playerId],
        overrides: { ...overrides, [playerId]: reason },
      }),
    confirm: (team) => {
      const playerIds = present(team);
      const listed = { team, playerIds, roster: roster(), ...overridesOf(playerIds) };
      tap({ type: 'ConfirmAttendance', ...listed });
    },
    initialise: () => {
      const playerIds = [...present('home'), ...present('away')];
      const sheet = rules && { rules: rules.rules, version: rules.version };
      const lists = { playerIds, roster: roster(), ...overridesOf(playerIds) };
      tap({ type: 'InitialiseMatch', ...lists, ...(sheet && { sheet }) });
    },
  };
}
