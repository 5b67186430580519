import type { FoundMatch, SearchAnswer } from '@kolo/domain';
import { leagueLabel } from '@/shared/league/league-label';

export interface FoundEntry {
  key: string;
  to: string;
  title: string;
  note: string | null;
  /** The team whose crest is shown beside it. */
  team: string;
  match: FoundMatch | null;
}

export interface FoundGroup {
  kind: keyof SearchAnswer;
  entries: FoundEntry[];
}

/** Groups in which something was found, each with its first entries. */
export function foundGroups(answer: SearchAnswer, max: number): FoundGroup[] {
  const groups: FoundGroup[] = [
    {
      kind: 'players',
      entries: answer.players.map(({ id, name, team, league }) => ({
        key: `player-${id}`,
        to: `/player/${id}`,
        title: name,
        note: [team.name, league?.season].filter(Boolean).join(' · '),
        team: team.name,
        match: null,
      })),
    },
    {
      kind: 'teams',
      entries: answer.teams.map(({ id, name, league }) => ({
        key: `team-${id}`,
        to: `/team/${id}`,
        title: name,
        note: league && leagueLabel(league),
        team: name,
        match: null,
      })),
    },
    {
      kind: 'matches',
      entries: answer.matches.map((match) => ({
        key: `match-${match.id}`,
        to: `/live/${match.id}`,
        title: `${match.homeTeam.name} – ${match.awayTeam.name}`,
        note: match.league && leagueLabel(match.league),
        team: match.homeTeam.name,
        match,
      })),
    },
  ];
  return groups
    .map(({ kind, entries }) => ({ kind, entries: entries.slice(0, max) }))
    .filter(({ entries }) => entries.length > 0);
}
