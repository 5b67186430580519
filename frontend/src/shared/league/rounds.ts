import { byDate, type MatchView } from '@kolo/domain';

type InRound = Pick<MatchView, 'id' | 'round' | 'matchDate'>;

export interface Round<Match extends InRound = MatchView> {
  /** 0 for matches without a round. */
  number: number;
  matches: Match[];
}

/** Ascending; matches without a round come first. */
export function roundsOf<Match extends InRound>(matches: readonly Match[]): Round<Match>[] {
  const rounds = new Map<number, Match[]>();
  for (const match of matches) {
    const number = match.round ?? 0;
    rounds.set(number, [...(rounds.get(number) ?? []), match]);
  }
  return [...rounds]
    .map(([number, ofRound]) => ({ number, matches: ofRound.sort(byDate) }))
    .sort((a, b) => a.number - b.number);
}

export interface LeagueRound<Match extends InRound> extends Round<Match> {
  leagueId: number | null;
}

/** Rounds of several leagues are sorted by their first kick-off. */
export function roundsByLeague<Match extends InRound & Pick<MatchView, 'leagueId'>>(
  matches: readonly Match[],
): LeagueRound<Match>[] {
  const leagueIds = [...new Set(matches.map(({ leagueId }) => leagueId))];
  const rounds = leagueIds.flatMap((leagueId) =>
    roundsOf(matches.filter((match) => match.leagueId === leagueId)).map((round) => ({
      ...round,
      leagueId,
    })),
  );
  if (leagueIds.length < 2) return rounds;
  return rounds.sort((a, b) => startOf(a).localeCompare(startOf(b)));
}

const startOf = <Match extends InRound>({ matches }: Round<Match>): string =>
  matches[0]?.matchDate ?? '';

/** The round to open the list at: the one being played, else the next. One with a postponed match is not on for that. */
export function currentRound(
  rounds: readonly Round<InRound & Pick<MatchView, 'status' | 'outcome'>>[],
): number | null {
  const having = (status: MatchView['status']) =>
    rounds.find(({ matches }) =>
      matches.some((match) => match.status === status && match.outcome !== 'postponed'),
    );
  return (having('in_progress') ?? having('scheduled') ?? rounds.at(-1))?.number ?? null;
}
