import { rulesInStage } from '../../league/stages/stage-rules.js';
import { presetRules } from '../../rules/match-rules.js';
import { aKnockOut } from '../../testing/cup-story.js';
import { at, fixture } from '../../testing/match-story.js';
import { PlayStory } from '../../testing/play-story.js';
import type { MatchCommand } from '../commands.js';
import type { FirstLeg } from '../placing.js';
import { scoreOf } from '../state.js';
import { adviceOf } from './assistant.js';
import { aggregateScore } from './level.js';

const place = { stageId: 1, tie: 'F', leg: 2 } as const;
const carry = (home: number, away: number, awayGoals = false): MatchCommand => ({
  type: 'CarryFirstLeg',
  firstLeg: { home, away, awayGoals },
});
const rules = rulesInStage(presetRules['company-running'], aKnockOut(2, { legs: 2 }), 2);

class SecondLeg extends PlayStory {
  override scheduled(): this {
    return this.when({ type: 'ScheduleMatch', fixture, place }, at(-60));
  }
}

/** B–A, after A–B ended 3:2 (docs/product.md#finals). */
const leg = (firstLeg: FirstLeg | null = { home: 2, away: 3, awayGoals: false }) => {
  const story = new SecondLeg().under(rules).initialised();
  return firstLeg === null ? story : story.when({ type: 'CarryFirstLeg', firstLeg }, at(-4));
};
const ending = (story: PlayStory, home: number, away: number) => {
  story.reach('first-half', at(0));
  for (let n = 0; n < home; n += 1) story.scores('home', at(1, n));
  for (let n = 0; n < away; n += 1) story.scores('away', at(2, n));
  return story.reach('half-time', at(21)).reach('second-half', at(30));
};
const finish = (story: PlayStory) =>
  story.attempt({ type: 'ChangeState', wanted: { matchState: 'completed' } }, at(55));
const codes = ({ state }: PlayStory, time: string) => adviceOf(state, time).map(({ code }) => code);

describe('a second leg', () => {
  it('does not end at 4:4 over both legs, although it has a winner itself', () => {
    const story = ending(leg(), 2, 1);
    expect(aggregateScore(story.state)).toEqual({ home: 4, away: 4 });
    expect(finish(story)).toBe('match.winner-needed');
    expect(codes(story, at(52))).toContain('winner-needed');
  });

  it('ends as a draw where both legs together have a winner', () => {
    expect(finish(ending(leg(), 1, 1))).toBeNull();
    expect(finish(ending(leg(), 2, 0))).toBeNull();
  });

  it('has extra time and kicks by both legs together, and its own score has the goals alone', () => {
    const story = ending(leg(), 2, 1).extra(3, 'start', at(51));
    story.extra(3, 'end', at(56)).extra(4, 'start', at(57)).scores('home', at(58));
    expect(codes(story, at(59))).not.toContain('extra-time-not-level');
    story.scores('away', at(59)).extra(4, 'end', at(62)).shootout(at(63));
    expect(codes(story, at(64))).not.toContain('nothing-to-decide');
    for (let n = 0; n < 3; n += 1) story.kicks(['home', false], ['away', true]);
    expect(finish(story)).toBeNull();
    expect(scoreOf(story.state)).toEqual({ home: 3, away: 2 });
  });

  it('says that extra time has nothing to decide where one team is ahead over both legs', () => {
    const story = ending(leg(), 1, 1).extra(3, 'start', at(51));
    expect(codes(story, at(52))).toContain('extra-time-not-level');
  });

  it('ends level over both legs where away goals decide', () => {
    const goals = (home: number, away: number, firstLeg: [number, number]) =>
      finish(ending(leg({ home: firstLeg[0], away: firstLeg[1], awayGoals: true }), home, away));
    expect(goals(2, 1, [2, 3])).toBeNull();
    // Both have scored two away from home.
    expect(goals(3, 2, [2, 3])).toBe('match.winner-needed');
  });

  it('follows a correction of the first leg until its first whistle', () => {
    const story = leg().when(carry(2, 2), at(-3));
    expect(story.state.firstLeg).toEqual({ home: 2, away: 2, awayGoals: false });
    const { version } = story.state;
    expect(story.when(carry(2, 2), at(-2)).state.version).toBe(version);
    expect(ending(story, 2, 1).attempt(carry(2, 3), at(40))).toBe('match.not-scheduled');
    expect(finish(story)).toBeNull();
  });

  it('forgets a first leg that counts no more, and one of other teams', () => {
    expect(leg().when({ type: 'CarryFirstLeg', firstLeg: null }, at(-3)).state.firstLeg).toBe(
      undefined,
    );
    const story = new SecondLeg().scheduled().when(carry(2, 3));
    story.when({ type: 'ChangeTeams', homeTeamId: 100, awayTeamId: 300 });
    expect(story.state.firstLeg).toBeUndefined();
  });

  it('that knows no first leg may end at any score, as before', () => {
    expect(finish(ending(leg(null), 1, 1))).toBeNull();
    const story = ending(leg(null), 2, 1).extra(3, 'start', at(51));
    expect(codes(story, at(52))).not.toContain('extra-time-not-level');
  });

  it('alone carries a first leg', () => {
    expect(new PlayStory().scheduled().attempt(carry(2, 3))).toBe('match.transition-not-allowed');
  });

  it('recorded by hand needs kicks exactly where both legs are level', () => {
    const record = (homeScore: number, awayScore: number, kicks = false) =>
      new SecondLeg()
        .scheduled()
        .when(carry(2, 3))
        .attempt({
          type: 'RecordResult',
          homeScore,
          awayScore,
          ...(kicks && { shootout: { home: 3, away: 1 } }),
          sheet: { rules, version: 1 },
        });
    expect(record(2, 1)).toBe('match.winner-needed');
    expect(record(2, 1, true)).toBeNull();
    expect(record(1, 1, true)).toBe('match.kicks-without-winner');
    expect(record(1, 1)).toBeNull();
  });
});
