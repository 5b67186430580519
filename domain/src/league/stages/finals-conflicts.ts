import type { BracketRound, BracketSlot, FinalsConflict } from '../../contract/stages.js';
import type { ReservedKickOff } from '../../season/stages.js';
import { isSameVenue } from '../same-venue.js';
import { groupPairings } from './group-pairings.js';
import type { StageReading } from './season-stages.js';
import { kickOffDay, sharing, slotMs } from './short-rests.js';
import { isVoid, matchOf, type StageMatch } from './stage-match.js';
import { teamOf } from './tie-scores.js';

type ReadStage = Pick<StageReading, 'stage' | 'entries' | 'matches' | 'rounds'>;

/** A match with the time and the hall that it may get. */
export interface MovedMatch {
  matchId: number;
  teamIds: readonly number[];
  at: string;
  venue: string | null;
}

/**
 * What a match meets in the stages of its league where it would be moved to: too little rest for a team that plays, or
 * may play, both matches, two of its matches at once, and halls that are reserved while nobody knows the teams
 * (docs/product.md#finals). Overlaps of two matches that have teams are the business of `clashesAmong`.
 * @param minSlots slots of the hall that a team rests between two matches of a day
 */
export function finalsConflicts(
  stages: readonly ReadStage[],
  moved: MovedMatch,
  minSlots: number,
): FinalsConflict[] {
  return stages.flatMap((reading) => {
    const { stageId } = reading.stage;
    const slot = slotOn(reading, moved.at);
    const isAtOnce = ({ at }: ReservedKickOff) => gap(at, moved.at) < slot;
    const reserved = reservedIn(reading).filter(isAtOnce);
    const halls = reserved.filter(({ venue }) => isSameVenue(venue ?? null, moved.venue));
    const own = reading.matches.find(({ matchId }) => matchId === moved.matchId);
    const shared = own === undefined ? [] : sharedWith(reading, own, moved.at);
    const atOnce =
      own === undefined
        ? reserved.filter(({ tie }) => mayCome(reading, tie, moved.teamIds))
        : shared.filter(isAtOnce);
    const tooSoon = shared.filter(
      (one) => !isAtOnce(one) && gap(one.at, moved.at) < (minSlots + 1) * slot,
    );
    return [
      ...halls.map((other) => conflict('hall-reserved', stageId, other)),
      ...atOnce.map((other) => conflict('same-time', stageId, other)),
      ...tooSoon.map((other) => conflict('short-rest', stageId, other)),
    ];
  });
}

const conflict = (
  code: FinalsConflict['code'],
  stageId: number,
  { tie, leg, at }: ReservedKickOff,
): FinalsConflict => ({ code, stageId, tie, leg, at });

/** Matches and reserved times of that day which one team plays beside its own, or may play. */
function sharedWith(reading: ReadStage, own: StageMatch, at: string): ReservedKickOff[] {
  const mayShareTeam = sharing(reading.stage);
  return onDay(reading, at).filter(
    ({ tie, leg }) => !(tie === own.tie && leg === own.leg) && mayShareTeam(tie, own.tie),
  );
}

/** By the places of its matches in the plan, so that the moved one shortens no slot. */
const slotOn = (reading: ReadStage, at: string): number => slotMs(onDay(reading, at));

function onDay(reading: ReadStage, at: string): ReservedKickOff[] {
  const { matches } = reading;
  const placed = matches.filter((match) => !isVoid(match)).map(kickOff);
  const day = kickOffDay({ at });
  return [...placed, ...reservedIn(reading)]
    .filter((one) => kickOffDay(one) === day)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const kickOff = ({
  tie,
  leg,
  matchDate: at,
  venue,
}: Pick<StageMatch, 'tie' | 'leg' | 'matchDate' | 'venue'>): ReservedKickOff => ({
  tie,
  leg,
  at,
  ...(venue !== null && { venue }),
});

/** Before a stage is seeded, the table may still bring anybody. */
function mayCome(reading: ReadStage, tie: string, teamIds: readonly number[]): boolean {
  const { stage, entries, rounds } = reading;
  if (stage.seeding === null) return true;
  const pairing = groupPairings(stage).find((one) => one.tie === tie);
  const comers =
    pairing === undefined
      ? comersOf(rounds, tie)
      : [pairing.home, pairing.away].flatMap((place) => teamIdOf(entries[place]));
  return teamIds.some((id) => comers.includes(id));
}

/** The teams of a tie, and as long as one is not known, all those that it may be. */
function comersOf(rounds: readonly BracketRound[], tie: string): number[] {
  const found = rounds.flatMap(({ ties }) => ties).find(({ id }) => id === tie);
  return [found?.home, found?.away].flatMap((slot) => {
    if (slot === undefined || 'team' in slot) return teamIdOf(slot);
    const { placeholder } = slot;
    return 'tie' in placeholder ? comersOf(rounds, placeholder.tie) : [];
  });
}

const teamIdOf = (slot: BracketSlot | undefined): number[] =>
  slot === undefined ? [] : [teamOf(slot)?.id ?? []].flat();

/** The times of a stage that wait for their teams. */
const reservedIn = ({ stage, matches }: ReadStage): ReservedKickOff[] =>
  (stage.kickOffs ?? []).filter(({ tie, leg }) => matchOf(matches, tie, leg) === undefined);

const gap = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other));
