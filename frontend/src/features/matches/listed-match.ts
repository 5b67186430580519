import type { BoardMatch, MatchView } from '@kolo/domain';

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
  | 'afterExtraTime'
  | 'outcome'
  | 'awardedTo'
> &
  Pick<BoardMatch, 'clock' | 'shootout'>;

/**
 * The board's data are newer than the list's. Running matches that the list lacks are added, as in a
 * visitor's list of fixtures.
 */
export function listedMatches(
  views: readonly MatchView[],
  board: readonly BoardMatch[],
): ListedMatch[] {
  const lines = new Map(board.map((line) => [line.matchId, line]));
  const listed = views.map((view): ListedMatch => {
    const line = lines.get(view.id);
    lines.delete(view.id);
    if (line === undefined || line.version < view.version) return view;
    const { version, status, matchState, homeScore, awayScore, clock, shootout } = line;
    const { outcome, awardedTo } = line;
    const score = { homeScore, awayScore, shootout, outcome, awardedTo };
    return { ...view, version, status, matchState, clock, ...score };
  });
  const others = [...lines.values()].filter(({ status }) => status === 'in_progress');
  return [...listed, ...others.map(({ matchId: id, ...line }) => ({ ...line, id }))];
}

export const matchTabs = ['upcoming', 'results', 'all'] as const;
export type MatchTab = (typeof matchTabs)[number];

/** The matches of a tab, without the running ones, which are above every tab's list. */
export function isInTab({ status }: ListedMatch, tab: MatchTab): boolean {
  if (status === 'in_progress') return false;
  if (tab === 'upcoming') return status === 'scheduled';
  return tab === 'all' || status === 'completed';
}
