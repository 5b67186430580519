import { randomUUID } from 'node:crypto';
import type { MatchAnswer, MatchStatus, OutcomeKind } from '@kolo/domain';
import type { TestApp } from './app.js';
import { createLeague, type TestLeague } from './league.js';
import { kickOff, type LiveMatchUnderTest, matchOn } from './live-match.js';

/** Facts of a match that every page shows. */
export interface ShownMatch {
  what: string;
  status: MatchStatus;
  outcome?: OutcomeKind;
  homeScore: number | null;
  awayScore: number | null;
}

export interface LeagueOfOutcomes extends TestLeague {
  matches: ReadonlyMap<number, ShownMatch>;
}

type Score = readonly [home: number, away: number];

const matchDate = () => new Date(Date.now() + 3_600_000).toISOString();

/** Makes matches of one league, each with its own outcome. */
class Outcomes {
  readonly matches = new Map<number, ShownMatch>();

  constructor(
    private readonly kolo: TestApp,
    private readonly league: TestLeague,
  ) {}

  async scheduled(): Promise<LiveMatchUnderTest> {
    const [home, away] = this.league.teams;
    const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: matchDate() };
    const { json } = await this.kolo.call('POST', '/api/matches', { as: 'admin', body });
    return matchOn(this.kolo, (json as MatchAnswer).id, this.league);
  }

  async running([home, away]: Score): Promise<LiveMatchUnderTest> {
    const match = await this.scheduled();
    await kickOff(match);
    for (let n = 0; n < home; n += 1)
      await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
    for (let n = 0; n < away; n += 1)
      await match.must('POST', 'goals', { team: 'away', scorer: match.away[0] });
    return match;
  }

  async played(score: Score): Promise<LiveMatchUnderTest> {
    const match = await this.running(score);
    for (const matchState of ['half-time', 'second-half', 'completed'])
      await match.must('PATCH', 'state', { matchState });
    return match;
  }

  async decide({ id }: LiveMatchUnderTest, path: string, body: object): Promise<MatchAnswer> {
    const headers = { 'idempotency-key': randomUUID() };
    const call = { as: 'admin', body, headers } as const;
    const { status, json, text } = await this.kolo.call('POST', `/api/matches/${id}/${path}`, call);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return json as MatchAnswer;
  }

  shown(
    { id }: { id: number },
    what: string,
    status: MatchStatus,
    outcome?: OutcomeKind,
    [homeScore, awayScore]: Score | readonly [null, null] = [null, null],
  ): void {
    this.matches.set(id, { what, status, outcome, homeScore, awayScore });
  }
}

const abandoned = { reason: 'hall', atFault: 'none' };
const forHome = { winner: 'home', cause: 'ineligible' };

/** A league with one match of each outcome, and a point taken from its first team. */
export async function leagueOfOutcomes(kolo: TestApp): Promise<LeagueOfOutcomes> {
  const league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
  const make = new Outcomes(kolo, league);
  make.shown(await make.scheduled(), 'scheduled', 'scheduled');
  make.shown(await make.played([2, 1]), 'played', 'completed', undefined, [2, 1]);

  const postponed = await make.scheduled();
  await make.decide(postponed, 'postpone', { reason: 'hall', newDate: null });
  make.shown(postponed, 'postponed', 'scheduled', 'postponed');

  const broken = await make.running([1, 0]);
  await make.decide(broken, 'abandon', abandoned);
  make.shown(broken, 'abandoned', 'cancelled', 'abandoned', [1, 0]);

  const halted = await make.running([2, 0]);
  await make.decide(halted, 'abandon', abandoned);
  await make.decide(halted, 'replay-order', { mode: 'from-minute' });
  make.shown(halted, 'suspended', 'scheduled', 'suspended', [2, 0]);

  const again = await make.running([4, 0]);
  await make.decide(again, 'abandon', abandoned);
  const order = await make.decide(again, 'replay-order', { mode: 'from-start' });
  make.shown(again, 'replayed', 'cancelled', 'replayed');
  const { newMatchId } = order as MatchAnswer & { newMatchId: number };
  make.shown({ id: newMatchId }, 'its replay', 'scheduled');

  const walkover = await make.scheduled();
  await make.decide(walkover, 'award', { winner: 'away', cause: 'no-show' });
  make.shown(walkover, 'a walkover', 'completed', 'awarded', [0, 5]);

  const better = await make.played([7, 1]);
  await make.decide(better, 'award', { ...forHome, keepsPlayed: true });
  make.shown(better, 'awarded with what was played', 'completed', 'awarded', [7, 1]);

  const changed = await make.played([7, 1]);
  await make.decide(changed, 'award', { ...forHome, keepsPlayed: false });
  make.shown(changed, 'awarded in place of what was played', 'completed', 'awarded', [5, 0]);

  const nobody = await make.played([3, 3]);
  await make.decide(nobody, 'award', { winner: 'none', cause: 'refusal' });
  make.shown(nobody, 'awarded to none', 'completed', 'awarded', [0, 0]);

  const annulled = await make.played([6, 2]);
  await make.decide(annulled, 'annul', { reason: 'decision' });
  make.shown(annulled, 'annulled', 'cancelled', 'annulled');

  await takeAPoint(kolo, league);
  return { ...league, matches: make.matches };
}

async function takeAPoint(kolo: TestApp, { leagueId, teams }: TestLeague): Promise<void> {
  const body = { teamId: teams[0]?.id, points: -1, cause: 'no-show', on: '2026-03-14' };
  const path = `/api/leagues/${leagueId}/points-adjustments`;
  const { status, text } = await kolo.call('POST', path, { as: 'admin', body });
  if (status !== 200) throw new Error(`The adjustment answered ${status}: ${text}`);
}
