import { foldedName, type PlanInput, type PlanRequest, type SeasonFixture } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { type LeagueFixture, LeagueFixturesService } from './league-fixtures.service.js';
import { PlanConstraintsService } from './plan-constraints.service.js';

/** Slots that a team rests between two matches of a day. */
const restSlots = 1;
/** More than the optimiser looks beyond the first match and the last one. */
const marginMs = 35 * 24 * 60 * 60 * 1000;

/** Everything that a plan depends on, read from the database. */
@Injectable()
export class PlanInputsService {
  constructor(
    private readonly fixtures: LeagueFixturesService,
    private readonly constraints: PlanConstraintsService,
  ) {}

  /** @throws RefusalError `league.not-found`, `match.not-found` for a match to keep that the league does not have */
  async of(leagueId: number, { seed, keep, lost }: PlanRequest): Promise<PlanInput> {
    const constraints = await this.constraints.of(leagueId);
    const found = await this.fixtures.of(leagueId);
    const ids = new Set(found.map(({ matchId }) => matchId));
    const unknown = keep.find((matchId) => !ids.has(matchId));
    if (unknown !== undefined) throw RefusalError.of('match.not-found', String(unknown));
    const lostVenue = lost?.venue ?? null;
    const notBefore = startOf(found, new Date().toISOString());
    const fixtures = found.map((one) => fixtureOf(one, { lostVenue, notBefore }));
    const venues = [...constraints.slots, ...fixtures].flatMap(({ venue }) => venue ?? []);
    const bookings = await this.fixtures.bookedBeside(leagueId, fixtures, venues, spanOf(found));
    return { seed, fixtures, ...constraints, bookings, restSlots, keep, lostVenue, notBefore };
  }
}

/** Nothing of a running season is moved into the past; one that lies behind as a whole can be planned too. */
function startOf(fixtures: readonly LeagueFixture[], now: string): string | null {
  const isRunning = fixtures.some(({ isOpen, matchDate }) => isOpen && (matchDate ?? '') > now);
  return isRunning ? now : null;
}

/** The finals and others without a round stay where they are, unless they lose their hall; a lost hall gives no date to what is in none. */
function fixtureOf(
  { isOpen, ...fixture }: LeagueFixture,
  { lostVenue, notBefore }: Pick<PlanInput, 'lostVenue' | 'notBefore'>,
): SeasonFixture {
  const { matchDate, venue, round } = fixture;
  const isOver = notBefore !== null && matchDate !== null && matchDate < notBefore;
  const isLost = lostVenue !== null && foldedName(venue ?? '') === foldedName(lostVenue);
  const isNowhere = lostVenue !== null && matchDate === null;
  return {
    ...fixture,
    isFixed: !isOpen || isOver || isNowhere || (round === null && !isLost),
  };
}

function spanOf(fixtures: readonly LeagueFixture[]): { from: Date; to: Date } {
  const times = fixtures.flatMap(({ matchDate }) => (matchDate ? [Date.parse(matchDate)] : []));
  const [first = 0, last = 0] = [Math.min(...times), Math.max(...times)].filter(Number.isFinite);
  return { from: new Date(first - marginMs), to: new Date(last + marginMs) };
}
