import { hasPlayedScore, type MatchStatistics, type PlayerRef } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { MatchStatisticsService } from '../../season/matches/match-statistics.service.js';
import { ShareSubjectsService } from './share-subjects.service.js';
import type { MatchPeople, matchStories, Story, StoryPlayer } from './story.js';

/** What pictures for stories show; null where there is nothing to show. */
@Injectable()
export class StoriesService {
  constructor(
    private readonly subjects: ShareSubjectsService,
    private readonly statistics: MatchStatisticsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** `playerId` names the scorer. */
  async ofMatch(
    id: number,
    of: (typeof matchStories)[number],
    playerId: number | undefined,
  ): Promise<Story | null> {
    const match = await this.subjects.of({ kind: 'match', id });
    if (match?.kind !== 'match') return null;
    // One answer for all pictures of a match, so that ids of players fill no cache.
    const people = await this.shared.answer(
      `stories of match ${id}`,
      async () => peopleOf(await this.statistics.of(id, 'hr')),
      'running',
    );
    if (of === 'result') return { of, match, scorers: people.scorers };
    const { home, away } = people.scorers;
    const player =
      of === 'mvp' ? people.mvp : [...home, ...away].find((scorer) => scorer.id === playerId);
    return player == null ? null : { of, match, player };
  }

  async ofAward(leagueId: number, award: string): Promise<Story | null> {
    const season = await this.subjects.of({ kind: 'awards', id: leagueId });
    if (season?.kind !== 'awards') return null;
    const given = season.awards.filter((one) => one.award === award);
    const [first] = given;
    if (first === undefined) return null;
    const winners = given.map(({ winner: name, team }) => ({ name, team }));
    return { of: 'award', award: first.award, league: season.league, winners };
  }
}

/** A score that was not played has no scorers, and no player of the match either. */
function peopleOf(statistics: MatchStatistics): MatchPeople {
  const { match, mvp, homePlayers, awayPlayers } = statistics;
  if (!hasPlayedScore(match)) return { scorers: { home: [], away: [] }, mvp: null };
  const shownOf = (player: PlayerRef, team: string, goals: number): StoryPlayer => ({
    id: player.id,
    name: `${player.firstName} ${player.lastName}`.trim(),
    team,
    goals,
  });
  const all = [
    ...homePlayers.map((player) => shownOf(player, match.homeTeamName, player.goals)),
    ...awayPlayers.map((player) => shownOf(player, match.awayTeamName, player.goals)),
  ];
  const scorers = (players: MatchStatistics['homePlayers']): StoryPlayer[] =>
    all
      .filter(({ id, goals }) => goals > 0 && players.some((player) => player.id === id))
      .sort((a, b) => b.goals - a.goals || a.id - b.id);
  return {
    scorers: { home: scorers(homePlayers), away: scorers(awayPlayers) },
    mvp: mvp === null ? null : (all.find(({ id }) => id === mvp.id) ?? null),
  };
}
