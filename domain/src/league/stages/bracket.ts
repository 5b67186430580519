import type { TeamRef } from '../../contract/matches.js';
import type { BracketLeg, BracketRound, BracketSlot, BracketTie } from '../../contract/stages.js';
import { knockOutTies, type TieShape, type TieSource } from '../../season/knock-out.js';
import { decidersOf, hasThirdPlace } from '../../season/stage-ties.js';
import type { StageDefinition, StagePlaceholder } from '../../season/stages.js';
import type { DrawnLots, SeasonStage } from '../../season/state.js';
import { hasBegun, matchOf, type StageMatch } from './stage-match.js';
import {
  aggregateOf,
  isPlayed,
  outcomeOfTie,
  type PlayedTie,
  type TieOutcome,
} from './tie-outcome.js';
import { teamOf } from './tie-scores.js';

export interface BracketInput {
  stage: StageDefinition & Pick<SeasonStage, 'seeding' | 'ruledTies'>;
  /** Who takes the places of the entries. */
  entries: readonly BracketSlot[];
  matches: readonly StageMatch[];
  withdrawn: readonly number[];
  lots: readonly DrawnLots[];
}

/** The bracket of a knock-out: a fold of its seeding and its results (docs/product.md#finals). */
export function bracketOf(input: BracketInput): BracketRound[] {
  const { stage } = input;
  const rounds = new Map<string, BracketTie[]>();
  const ties = new Map<string, BracketTie>();
  for (const shape of knockOutTies(stage.entries.length, hasThirdPlace(stage))) {
    const tie = tieOf(shape, ties, input);
    ties.set(tie.id, tie);
    rounds.set(shape.round, [...(rounds.get(shape.round) ?? []), tie]);
  }
  return [...rounds].map(([name, ofRound]) => ({ name, ties: ofRound }));
}

function tieOf(
  { id, home: homeSource, away: awaySource }: TieShape,
  ties: ReadonlyMap<string, BracketTie>,
  input: BracketInput,
): BracketTie {
  const home = slotOf(homeSource, ties, input);
  const away = slotOf(awaySource, ties, input);
  const legs = Array.from({ length: input.stage.legs }, (_, n) => n + 1);
  const matches = legs.map((leg) => matchOf(input.matches, id, leg));
  const teams = [teamOf(home), teamOf(away)].flatMap((team) => team ?? []);
  const ruled = rulingOn(id, teams, input);
  const isOff = matches.some((match) => match !== undefined && isPlayedByOthers(match, teams));
  const conflict = ruled === undefined && isOff;
  const played = playedTie(teams, matches, input);
  const outcome =
    ruled ??
    (conflict || played === null ? null : (walkover(played, input) ?? outcomeOfTie(played)));
  return {
    id,
    home,
    away,
    legs: legs.map((leg, n) => legOf(id, leg, matches[n], input.stage)),
    aggregate: played === null || input.stage.legs === 1 ? null : aggregateOf(played),
    winner: teams.find((team) => team.id === outcome?.winner) ?? null,
    by: outcome?.by ?? null,
    conflict,
  };
}

function slotOf(
  source: TieSource,
  ties: ReadonlyMap<string, BracketTie>,
  { entries }: BracketInput,
): BracketSlot {
  if ('entry' in source) {
    const slot = entries[source.entry];
    if (slot === undefined) throw new Error(`The stage has no entry ${source.entry}`);
    return slot;
  }
  const isWinner = 'winner' in source;
  const name = isWinner ? source.winner : source.loser;
  const tie = ties.get(name);
  const team = tie && (isWinner ? tie.winner : loserOf(tie));
  const placeholder: StagePlaceholder = { source: isWinner ? 'winner' : 'loser', tie: name };
  return team ? { team, fixed: true, placeholder } : { placeholder };
}

/** Null until there is a winner. */
export function loserOf({ home, away, winner }: BracketTie): TeamRef | null {
  if (winner === null) return null;
  return [teamOf(home), teamOf(away)].find((team) => team?.id !== winner.id) ?? null;
}

/** It has begun, with teams that do not belong there any more. */
const isPlayedByOthers = (match: StageMatch, teams: readonly TeamRef[]): boolean =>
  hasBegun(match) &&
  [match.homeTeamId, match.awayTeamId].some((id) => !teams.some((team) => team.id === id));

function playedTie(
  [home, away]: readonly TeamRef[],
  matches: PlayedTie['matches'],
  { stage, lots }: BracketInput,
): PlayedTie | null {
  if (home === undefined || away === undefined || stage.seeding === null) return null;
  const { teamIds, version } = stage.seeding;
  const isBetter = teamIds.indexOf(home.id) < teamIds.indexOf(away.id);
  const draw = lots.findLast(
    (drawn) =>
      drawn.for === 'tie' &&
      drawn.version > version &&
      drawn.teams.length === 2 &&
      [home.id, away.id].every((id) => drawn.teams.includes(id)),
  );
  return {
    home: home.id,
    away: away.id,
    matches,
    deciders: decidersOf(stage),
    better: isBetter ? home.id : away.id,
    drawn: draw?.order[0] ?? null,
  };
}

/** A person's word, while the teams are those that it was about. */
function rulingOn(tie: string, teams: readonly TeamRef[], { stage }: BracketInput) {
  const ruled = stage.ruledTies[tie];
  return ruled && teams.some(({ id }) => id === ruled.winner) ? ruled : undefined;
}

/** One team left before the tie was over: the other one comes through, whatever the legs say. */
function walkover(
  { home, away, matches }: PlayedTie,
  { withdrawn }: BracketInput,
): TieOutcome | null {
  const [winner, other] = [home, away].filter((id) => !withdrawn.includes(id));
  if (winner === undefined || other !== undefined) return null;
  const isAwarded = matches.some((match) => match !== undefined && awardedTeamOf(match) === winner);
  if (isAwarded) return { winner, by: 'award' };
  return isPlayed(matches) ? null : { winner, by: 'withdrawal' };
}

const awardedTeamOf = ({ awardedTo, homeTeamId, awayTeamId }: StageMatch): number | null => {
  if (awardedTo === undefined || awardedTo === 'none') return null;
  return awardedTo === 'home' ? homeTeamId : awayTeamId;
};

function legOf(
  tie: string,
  leg: number,
  match: StageMatch | undefined,
  { kickOffs = [] }: StageDefinition,
): BracketLeg {
  if (match !== undefined) {
    const {
      tie: _tie,
      version: _version,
      awayTeamId: _away,
      hasLineups: _lineups,
      ...shown
    } = match;
    return shown;
  }
  const reserved = kickOffs.find((one) => one.tie === tie && one.leg === leg);
  return {
    matchId: null,
    leg,
    matchDate: reserved?.at ?? null,
    venue: reserved?.venue ?? null,
    status: null,
    homeTeamId: null,
    homeScore: null,
    awayScore: null,
  };
}
