import type { TeamRef } from '../../contract/matches.js';
import type { BracketRound } from '../../contract/stages.js';
import type { FirstLeg, StagePlace } from '../../match/placing.js';
import { decidersOf } from '../../season/stage-ties.js';
import type { SeasonStage } from '../../season/state.js';
import { groupPairings } from './group-pairings.js';
import { hasBegun, isVoid, matchOf, type StageMatch } from './stage-match.js';
import { teamOf } from './tie-scores.js';

/** A match of a stage whose teams are known. */
export interface StageFixture extends StagePlace {
  homeTeamId: number;
  awayTeamId: number;
}

/** What follows from the results for the matches of a stage. */
export type StageStep =
  /** The teams are known, and a time is reserved for them. */
  | { does: 'schedule'; fixture: StageFixture; at: string; venue: string | null }
  /** Nobody has begun, and other teams have come through. */
  | { does: 'change-teams'; matchId: number; version: number; fixture: StageFixture }
  /** The second leg has not begun, and goes by how the first one ended; null where that does not count. */
  | {
      does: 'carry-first-leg';
      matchId: number;
      version: number;
      fixture: StageFixture;
      firstLeg: FirstLeg | null;
    };

export function stageSteps(
  stage: SeasonStage,
  rounds: readonly BracketRound[],
  matches: readonly StageMatch[],
): StageStep[] {
  if (stage.seeding === null) return [];
  const fixtures = stage.kind === 'knock-out' ? tieFixtures(stage, rounds) : groupFixtures(stage);
  return fixtures.flatMap((fixture): StageStep[] => {
    const { tie, leg } = fixture;
    const own = matches.filter((match) => match.tie === tie && match.leg === leg);
    const match = own.findLast((one) => !isVoid(one));
    if (match !== undefined)
      return [...changeOf(match, fixture), ...carryOf(stage, match, fixture, matches)];
    const reserved = stage.kickOffs?.find((one) => one.tie === tie && one.leg === leg);
    // One that was annulled is played again only when a person says so.
    if (own.length > 0 || reserved === undefined) return [];
    return [{ does: 'schedule', fixture, at: reserved.at, venue: reserved.venue ?? null }];
  });
}

function changeOf(match: StageMatch, fixture: StageFixture): StageStep[] {
  const { matchId, version, homeTeamId, awayTeamId } = match;
  const isSame = homeTeamId === fixture.homeTeamId && awayTeamId === fixture.awayTeamId;
  return isSame || hasBegun(match) ? [] : [{ does: 'change-teams', matchId, version, fixture }];
}

function carryOf(
  stage: SeasonStage,
  match: StageMatch,
  fixture: StageFixture,
  matches: readonly StageMatch[],
): StageStep[] {
  const { matchId, version, status } = match;
  if (stage.kind !== 'knock-out' || fixture.leg === 1 || status !== 'scheduled') return [];
  const firstLeg = firstLegOf(stage, fixture, matchOf(matches, fixture.tie, 1));
  return [{ does: 'carry-first-leg', matchId, version, fixture, firstLeg }];
}

/** Nothing counts before its end, nor what two losers or other teams have left. */
function firstLegOf(
  stage: SeasonStage,
  { homeTeamId, awayTeamId }: StageFixture,
  first: StageMatch | undefined,
): FirstLeg | null {
  if (first?.status !== 'completed' || first.awardedTo === 'none') return null;
  if (first.homeTeamId !== awayTeamId || first.awayTeamId !== homeTeamId) return null;
  const { homeScore, awayScore } = first;
  if (homeScore === null || awayScore === null) return null;
  const awayGoals = decidersOf(stage).includes('away-goals');
  return { home: awayScore, away: homeScore, awayGoals };
}

/** The teams of a tie that is decided play in no match of it, so that nothing is scheduled for nobody. */
function tieFixtures(stage: SeasonStage, rounds: readonly BracketRound[]): StageFixture[] {
  return rounds
    .flatMap(({ ties }) => ties)
    .flatMap((tie) => {
      const [home, away] = [teamOf(tie.home), teamOf(tie.away)];
      const isOver = tie.winner !== null && tie.legs.every(({ matchId }) => matchId === null);
      return home === null || away === null || isOver ? [] : bothLegs(stage, tie.id, home, away);
    });
}

function groupFixtures(stage: SeasonStage): StageFixture[] {
  const { teamIds = [] } = stage.seeding ?? {};
  return groupPairings(stage).flatMap(({ tie, home, away }) => {
    const [homeTeam, awayTeam] = [teamIds[home], teamIds[away]];
    if (homeTeam === undefined || awayTeam === undefined) return [];
    return bothLegs(stage, tie, { id: homeTeam }, { id: awayTeam });
  });
}

/** In the second leg the other one is at home. */
function bothLegs(
  { stageId, legs }: SeasonStage,
  tie: string,
  { id: home }: Pick<TeamRef, 'id'>,
  { id: away }: Pick<TeamRef, 'id'>,
): StageFixture[] {
  const first = { stageId, tie, leg: 1, homeTeamId: home, awayTeamId: away } as const;
  if (legs === 1) return [first];
  return [first, { stageId, tie, leg: 2, homeTeamId: away, awayTeamId: home }];
}
