import type { MatchView } from '@kolo/domain';

/** What is needed of a match to put it into its round. */
type InRound = Pick<MatchView, 'id' | 'round' | 'matchDate'>;

export interface Round<Match extends InRound = MatchView> {
  /** 0 for matches of no round. */
  number: number;
  /** By kick-off. */
  matches: Match[];
}

/** Matches by round, ascending; those of no round come first. */
export function roundsOf<Match extends InRound>(matches: readonly Match[]): Round<Match>[] {
  const rounds = new Map<number, Match[]>();
  for (const match of matches) {
    const number = match.round ?? 0;
    rounds.set(number, [...(rounds.get(number) ?? []), match]);
  }
  return [...rounds]
    .map(([number, ofRound]) => ({ number, matches: ofRound.sort(byKickOff) }))
    .sort((a, b) => a.number - b.number);
}

export interface LeagueRound<Match extends InRound> extends Round<Match> {
  leagueId: number | null;
}

/** A round is of one league: in its own order; of several leagues the round that is played first comes first. */
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

/** The earlier first. */
export const byKickOff = (a: InRound, b: InRound): number =>
  a.matchDate.localeCompare(b.matchDate) || a.id - b.id;

/** The round that somebody who opens the list looks for: one being played, else the next to play. */
export function currentRound(rounds: readonly Round[]): number | null {
  const having = (status: MatchView['status']) =>
    rounds.find(({ matches }) => matches.some((match) => match.status === status));
  return (having('in_progress') ?? having('scheduled') ?? rounds.at(-1))?.number ?? null;
}
