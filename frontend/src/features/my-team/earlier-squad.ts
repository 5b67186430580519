import type { LeagueView, OwnPlayerView, TeamView } from '@kolo/domain';
import { byNumber, inTeam, isWithdrawn, namesakeOf, nextFreeNumber } from '@/shared/players/roster';

/** Players of the company's previous season who can play again. */
export interface EarlierSquad {
  league: LeagueView;
  /** With the numbers that they would wear now. */
  players: OwnPlayerView[];
}

/**
 * The players of the company's latest earlier season who were in the team at its end, approved, and are not
 * in this one yet; null where there are none. Who was withdrawn from this one is brought back instead.
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
  const members = everybody.filter(({ teamId }) => teamId === team.id);
  const own = inTeam(members);
  const known = [...own, ...members.filter(isWithdrawn)];
  const earlier = leagues
    .filter(({ startDate }) => startDate < began)
    .sort((a, b) => b.startDate.localeCompare(a.startDate));
  for (const league of earlier) {
    const before = teams.find(({ leagueId }) => leagueId === league.id);
    const squad = inTeam(everybody).filter(
      ({ teamId, status }) => teamId === before?.id && status === 'approved',
    );
    if (squad.length === 0) continue;
    const missing = squad.filter(({ name }) => namesakeOf(name, known) === undefined);
    return missing.length === 0 ? null : { league, players: numbered(byNumber(missing), own) };
  }
  return null;
}

/** Each keeps last season's number if it is free, else gets the lowest free one. */
function numbered(
  newcomers: readonly OwnPlayerView[],
  own: readonly OwnPlayerView[],
): OwnPlayerView[] {
  const worn = [...own];
  const free = ({ jerseyNumber }: OwnPlayerView) =>
    worn.every((other) => other.jerseyNumber !== jerseyNumber);
  const unchanged = newcomers.filter(free);
  worn.push(...unchanged);
  return newcomers.map((player) => {
    if (unchanged.includes(player)) return player;
    const other = { ...player, jerseyNumber: nextFreeNumber(worn) };
    worn.push(other);
    return other;
  });
}
