import type { LeagueView, OwnPlayerView, TeamView } from '@kolo/domain';
import { byNumber, inTeam, namesakeOf, nextFreeNumber } from '@/shared/players/roster';

/** Those who played for the company before and can play again. */
export interface EarlierSquad {
  league: LeagueView;
  /** With the numbers that they would wear now. */
  players: OwnPlayerView[];
}

/**
 * Whom a team can take over from the company's latest season before: those who were approved there and are
 * not in the team yet. Null where there is nobody.
 * @param everybody the company's players of all seasons
 */
export function earlierSquad(
  team: TeamView,
  teams: readonly TeamView[],
  leagues: readonly LeagueView[],
  everybody: readonly OwnPlayerView[],
): EarlierSquad | null {
  const began = leagues.find(({ id }) => id === team.leagueId)?.startDate;
  if (began === undefined) return null;
  const own = inTeam(everybody.filter(({ teamId }) => teamId === team.id));
  const earlier = leagues
    .filter(({ startDate }) => startDate < began)
    .sort((a, b) => b.startDate.localeCompare(a.startDate));
  for (const league of earlier) {
    const before = teams.find(({ leagueId }) => leagueId === league.id);
    const squad = everybody.filter(
      ({ teamId, status }) => teamId === before?.id && status === 'approved',
    );
    if (squad.length === 0) continue;
    const missing = squad.filter(({ name }) => namesakeOf(name, own) === undefined);
    return missing.length === 0 ? null : { league, players: numbered(byNumber(missing), own) };
  }
  return null;
}

/** Each keeps the number of last season where nobody wears it, else takes the lowest free one. */
function numbered(
  newcomers: readonly OwnPlayerView[],
  own: readonly OwnPlayerView[],
): OwnPlayerView[] {
  const worn = [...own];
  const free = ({ jerseyNumber }: OwnPlayerView) =>
    worn.every((other) => other.jerseyNumber !== jerseyNumber);
  const kept = newcomers.filter(free);
  worn.push(...kept);
  return newcomers.map((player) => {
    if (kept.includes(player)) return player;
    const other = { ...player, jerseyNumber: nextFreeNumber(worn) };
    worn.push(other);
    return other;
  });
}
