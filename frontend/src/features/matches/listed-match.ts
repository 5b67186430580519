import type { BoardMatch, LiveClock, MatchView } from '@kolo/domain';

/** A match of the list: from the read model, or newer from the live board. */
export type ListedMatch = Pick<
  MatchView,
  | 'id'
  | 'version'
  | 'leagueId'
  | 'round'
  | 'homeTeam'
  | 'awayTeam'
  | 'homeScore'
  | 'awayScore'
  | 'matchDate'
  | 'venue'
  | 'status'
  | 'matchState'
> & { clock: LiveClock | null };

/**
 * The matches as they are now: a line of the board is newer than the list. Matches that are being played are
 * added where the list does not have them, as a visitor's has none.
 */
export function listedMatches(
  views: readonly MatchView[],
  board: readonly BoardMatch[],
): ListedMatch[] {
  const lines = new Map(board.map((line) => [line.matchId, line]));
  const listed = views.map((view): ListedMatch => {
    const line = lines.get(view.id);
    lines.delete(view.id);
    if (line === undefined || line.version < view.version) return { ...view, clock: null };
    const { version, status, matchState, homeScore, awayScore, clock = null } = line;
    return { ...view, version, status, matchState, homeScore, awayScore, clock };
  });
  const others = [...lines.values()].filter(({ status }) => status === 'in_progress');
  return [
    ...listed,
    ...others.map(({ matchId: id, clock = null, ...line }) => ({ ...line, id, clock })),
  ];
}

export const matchTabs = ['upcoming', 'results', 'all'] as const;
export type MatchTab = (typeof matchTabs)[number];

/** What a tab lists; matches that are being played stand before every tab's list. */
export function isInTab({ status }: ListedMatch, tab: MatchTab): boolean {
  if (status === 'in_progress') return false;
  if (tab === 'upcoming') return status === 'scheduled';
  return tab === 'all' || status === 'completed';
}
