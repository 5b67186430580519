import { presetRules } from '../../rules/match-rules.js';
import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { boardLine, standingsShare } from '../../views/match-rows.js';
import type { LevelReason } from '../events.js';
import { inPlayOrder } from '../timeline/play-order.js';
import { adviceOf } from './assistant.js';
import { nextKick } from './next-kick.js';
import { winnerOf } from './winner.js';

const { tournament } = presetRules;
const match = (rules = tournament) => aMatchUnder(rules).started();
const kicksOnly = { ...tournament, extraTime: null };
const codes = ({ state }: PlayStory, time: string) => adviceOf(state, time).map(({ code }) => code);
const attemptFinish = (story: PlayStory, levelReason?: LevelReason) =>
  story.attempt(
    {
      type: 'ChangeState',
      wanted: { matchState: 'completed', ...(levelReason && { levelReason }) },
    },
    at(95),
  );

describe('extra time', () => {
  it('follows the second half, half by half, and its goals count', () => {
    const story = match().inPeriod(4).scores('away', at(72));
    expect(liveMatch(story.state)).toMatchObject({
      period: 4,
      status: 'in_progress',
      matchState: 'second-half',
      currentHalf: 2,
      awayScore: 1,
      periodRunning: true,
    });
    expect(attemptFinish(story)).toBe('match.transition-not-allowed');
    story.extra(4, 'end', at(77)).reach('completed', at(78));
    expect(winnerOf(story.state)).toBe('away');
    const shown = inPlayOrder(Object.values(liveMatch(story.state).timeline)).slice(3);
    expect(shown.map(({ type }) => type)).toEqual([
      ...['extra-time', 'extra-time-break', 'extra-time-second', 'goal'],
      ...['extra-time-over', 'finished'],
    ]);
  });

  it('begins and ends in order', () => {
    const extra = (period: 3 | 4, action: 'start' | 'end') =>
      ({ type: 'ControlPeriod', period, action }) as const;
    const story = match();
    expect(story.attempt(extra(3, 'start'))).toBe('match.transition-not-allowed');
    story.inPeriod(3);
    const { version } = story.state;
    // The same whistle from a second tablet changes nothing.
    expect(story.attempt(extra(3, 'start'))).toBeNull();
    expect(story.state.version).toBe(version);
    expect(story.attempt(extra(4, 'start'))).toBe('match.transition-not-allowed');
    expect(story.attempt(extra(4, 'end'))).toBe('match.transition-not-allowed');
    story.extra(3, 'end', at(65));
    expect(story.attempt(extra(3, 'end'))).toBeNull();
    expect(story.latest).toMatchObject({ type: 'PeriodEnded', data: { period: 3 } });
  });

  it('is unknown to a sheet without one, and its second half to one with a single half', () => {
    const start = { type: 'ControlPeriod', period: 3, action: 'start' } as const;
    const league = aMatchUnder(fifa).inSecondHalf();
    expect(league.attempt(start)).toBe('match.not-in-these-rules');
    const single = match({ ...tournament, extraTime: { halves: 1, minutes: 5 } }).inPeriod(3);
    single.extra(3, 'end', at(66));
    expect(single.attempt({ ...start, period: 4 })).toBe('match.not-in-these-rules');
    expect(Object.values(liveMatch(single.state).timeline).at(-1)).toMatchObject({
      type: 'extra-time-over',
    });
  });

  it('cannot be undone while its second half stands', () => {
    const story = match().inPeriod(4);
    const [first, , second] = story.log.slice(-3).map(({ id }) => id);
    expect(story.attempt({ type: 'Undo', actionId: first ?? '' })).toBe('match.cannot-undo');
    story.undo(second);
    expect(liveMatch(story.state)).toMatchObject({ period: 3, periodRunning: false });
  });
});

describe('kicks', () => {
  const shootout = (story: PlayStory) => liveMatch(story.state).shootout;
  const both = (story: PlayStory, home: boolean, away: boolean) =>
    story.kicks(['home', home], ['away', away]);

  it('are decided as soon as the other team cannot draw level', () => {
    const story = match(kicksOnly).inPeriod(5);
    for (let n = 0; n < 3; n += 1) both(story, true, false);
    expect(shootout(story)).toMatchObject({ first: 'home', home: 3, away: 0, decided: 'home' });
    const kick = { type: 'TakeShootoutKick', team: 'home', playerId: 1, scored: true } as const;
    expect(story.attempt(kick)).toBe('match.shootout-decided');
    expect(codes(story, at(91))).toContain('shootout-decided');
    story.undo(story.latest.id);
    expect(shootout(story)?.decided).toBeNull();
  });

  it('go on in pairs after five each', () => {
    const story = match(kicksOnly).inPeriod(5);
    for (let n = 0; n < 5; n += 1) both(story, true, true);
    expect(shootout(story)).toMatchObject({ home: 5, away: 5, decided: null });
    story.kicks(['home', true]);
    expect(shootout(story)?.decided).toBeNull();
    story.kicks(['away', false]);
    expect(shootout(story)).toMatchObject({ home: 6, away: 5, decided: 'home' });
  });

  it('are as many at first as the sheet says, and begin with the team that was drawn', () => {
    const story = match({ ...kicksOnly, kicks: { first: 3 } }).inPeriod(5);
    expect(nextKick(shootout(story) ?? { first: 'away', kicks: [] })).toBe('home');
    story.kicks(['home', true], ['away', false], ['home', true]);
    expect(nextKick(shootout(story) ?? { first: 'away', kicks: [] })).toBe('away');
    expect(shootout(story.kicks(['away', false]))?.decided).toBe('home');
  });

  it('are corrected in place, and decide again', () => {
    const story = match(kicksOnly).inPeriod(5);
    both(story, true, false);
    both(story, true, false);
    story.kicks(['home', true]);
    const scored = story.latest.id;
    story.kicks(['away', false]);
    expect(shootout(story)?.decided).toBe('home');
    const correct = (actionId: string, wanted: boolean) =>
      ({ type: 'CorrectAction', actionId, correction: { scored: wanted } }) as const;
    story.when(correct(story.latest.id, true), at(91));
    expect(shootout(story)).toMatchObject({ home: 3, away: 1, decided: null });
    expect(liveMatch(story.state).timeline[story.log.at(-2)?.id ?? '']).toMatchObject({
      scored: true,
    });
    story.when(correct(scored, false), at(92)).undo(story.latest.id);
    expect(shootout(story)).toMatchObject({ home: 3, away: 1 });
    expect(story.attempt(correct(scored, true), at(93))).toBeNull();
  });

  it('are not corrected where later kicks would follow the one that decides', () => {
    const story = match(kicksOnly).inPeriod(5).kicks(['home', true], ['away', true]);
    const saved = story.latest.id;
    for (let n = 0; n < 2; n += 1) both(story, true, false);
    story.kicks(['home', true]);
    const correct = (correction: { scored?: boolean; playerId?: number }) =>
      story.attempt({ type: 'CorrectAction', actionId: saved, correction }, at(91));
    expect(correct({ scored: false })).toBe('match.shootout-decided');
    expect(correct({ playerId: 11 })).toBeNull();
  });

  it('alone have a correction of whether they were scored', () => {
    const story = aMatchUnder(kicksOnly).playing().scores('home', at(3));
    const correction = { scored: false };
    const goal = { type: 'CorrectAction', actionId: story.latest.id, correction } as const;
    expect(story.attempt(goal, at(4))).toBe('match.not-correctable');
  });

  it('touch neither the score nor the players nor the table', () => {
    const story = match(kicksOnly).inPeriod(5);
    const kick = { type: 'TakeShootoutKick', team: 'home', playerId: 1, scored: true } as const;
    for (let n = 0; n < 3; n += 1) story.when(kick, at(90)).kicks(['away', false]);
    story.reach('completed', at(95));
    expect(winnerOf(story.state)).toBe('home');
    expect(story.state.players[1]?.goals ?? 0).toBe(0);
    expect(standingsShare(story.state)).toMatchObject([
      { drawn: 1, points: 1, goalsFor: 0 },
      { drawn: 1, points: 1, goalsFor: 0 },
    ]);
    expect(boardLine(story.state)).toMatchObject({ homeScore: 0, shootout: { home: 3, away: 0 } });
  });

  it('come after extra time where there is one, and only where the sheet has them', () => {
    const start = { type: 'StartShootout', first: 'home' } as const;
    const second = match().reach('half-time', at(16)).reach('second-half', at(20));
    // A stage may leave extra time out, as a match for third place does.
    expect(second.attempt(start, at(40))).toBeNull();
    expect(match().inPeriod(4).attempt(start, at(80))).toBeNull();
    expect(aMatchUnder(fifa).inSecondHalf().attempt(start)).toBe('match.not-in-these-rules');
    const kick = { type: 'TakeShootoutKick', team: 'home', playerId: null, scored: true } as const;
    expect(match().inPeriod(4).attempt(kick)).toBe('match.no-shootout');
  });

  it('have no minute, and stand after everything that was played', () => {
    const story = match(kicksOnly).inPeriod(5).kicks(['home', true]).scores('home', at(31));
    const shown = inPlayOrder(Object.values(liveMatch(story.state).timeline));
    expect(shown.map(({ type }) => type).slice(-3)).toEqual(['goal', 'shootout', 'shootout-kick']);
    expect(shown.at(-1)).not.toHaveProperty('played');
  });
});

describe('a match that needs a winner', () => {
  it('does not end level, unless somebody says why', () => {
    const story = match(kicksOnly).reach('half-time', at(16)).reach('second-half', at(20));
    expect(attemptFinish(story)).toBe('match.winner-needed');
    expect(codes(story, at(36))).toContain('winner-needed');
    expect(attemptFinish(story, 'unsafe')).toBeNull();
    expect(story.log.at(-2)).toMatchObject({ data: { reason: 'unsafe' } });
    expect(codes(story, at(99))).toEqual([]);
    story.undo(story.latest.id);
    expect(story.state.actions.map(({ type }) => type)).not.toContain('LevelResultAccepted');
  });

  it('ends with a goal more, also one that the same call tells of', () => {
    const story = match(kicksOnly).reach('half-time', at(16)).reach('second-half', at(20));
    const wanted = { matchState: 'completed', homeScore: 1 } as const;
    expect(story.attempt({ type: 'ChangeState', wanted }, at(36))).toBeNull();
  });

  it('is told of when a goal is undone after its end', () => {
    const story = match(kicksOnly).scores('home', at(1));
    const goal = story.latest.id;
    story.reach('half-time', at(16)).reach('second-half', at(20)).reach('completed', at(36));
    story.undo(goal);
    expect(story.state.status).toBe('completed');
    expect(codes(story, at(40))).toEqual(['winner-needed']);
  });

  it('is refused in the first half for being there, not for the score', () => {
    expect(attemptFinish(match(kicksOnly))).toBe('match.transition-not-allowed');
  });
});
