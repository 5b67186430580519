import fc from 'fast-check';
import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { actionsInPlayOrder } from '../timeline/action-order.js';
import { adviceOf } from './assistant.js';
import { onPitchAt, reductionsAt } from './moment.js';

/** Home is H, away is A; the clock shows what `at` says. */
const match = () => aMatchUnder(fifa).playing();
const numbers = ({ state }: PlayStory, time: string): string => {
  const { home, away } = onPitchAt(state, time) ?? { home: 0, away: 0 };
  return `${home}v${away}`;
};
const advice = ({ state }: PlayStory, time: string) =>
  adviceOf(state, time).map(({ code }) => code);

/** H has a player sent off at 10:00. */
const shortMatch = () => match().card(1, 'red', at(10));

describe('the numbers on the pitch after a sending-off', () => {
  it('1: a goal against four frees the place', () => {
    const story = shortMatch().scores('away', at(11, 30));
    expect(numbers(shortMatch(), at(11, 30))).toBe('4v5');
    expect(numbers(story, at(11, 30))).toBe('5v5');
    expect(reductionsAt(story.state, at(11, 30))).toEqual([]);
  });

  it('2: a goal by four frees nobody, and the place is free after two minutes', () => {
    const story = shortMatch().scores('home', at(11));
    expect(numbers(story, at(11, 59))).toBe('4v5');
    expect(numbers(story, at(12))).toBe('5v5');
  });

  it.each(['home', 'away'] as const)(
    '3: with four against four a goal of %s frees nobody',
    (team) => {
      const story = shortMatch().card(11, 'red', at(10, 30)).scores(team, at(11));
      expect(numbers(story, at(11))).toBe('4v4');
      expect(numbers(story, at(12))).toBe('5v4');
      expect(numbers(story, at(12, 30))).toBe('5v5');
    },
  );

  it('4: once one is back, a goal by five frees the other', () => {
    const story = shortMatch().card(11, 'red', at(10, 30)).scores('home', at(12, 10));
    expect(numbers(story, at(12, 10))).toBe('5v5');
  });

  it('5: with three against five each goal frees one place', () => {
    const story = shortMatch().card(2, 'red', at(10, 30));
    expect(numbers(story, at(10, 30))).toBe('3v5');
    expect(numbers(story.scores('away', at(11)), at(11))).toBe('4v5');
    expect(numbers(story.scores('away', at(11, 20)), at(11, 20))).toBe('5v5');
  });

  it('6: a second goal with equal numbers frees nobody', () => {
    const story = shortMatch().card(2, 'red', at(10, 10)).card(11, 'red', at(10, 20));
    expect(numbers(story, at(10, 30))).toBe('3v4');
    expect(numbers(story.scores('away', at(10, 40)), at(10, 40))).toBe('4v4');
    expect(numbers(story.scores('away', at(10, 50)), at(10, 50))).toBe('4v4');
  });

  it('7: with three against three a goal frees nobody', () => {
    const story = shortMatch()
      .card(2, 'red', at(10))
      .card(11, 'red', at(10))
      .card(12, 'red', at(10));
    expect(numbers(story.scores('home', at(11)), at(11))).toBe('3v3');
  });

  it('8: a card for the bench or an official leaves the numbers alone', () => {
    const story = match().card(1, 'red', at(10), 'bench');
    const official = { type: 'ShowCard', team: 'away', playerId: null, official: 'coach' } as const;
    story.when({ ...official, card: 'red', place: 'pitch' }, at(10));
    expect(numbers(story, at(10))).toBe('5v5');
    expect(story.state.players[1]).toMatchObject({ redCards: 1 });
  });

  it('9: the goal from the penalty of the same offence frees the place', () => {
    const story = shortMatch().scores('away', at(10, 5), 'penalty');
    expect(numbers(story, at(10, 5))).toBe('5v5');
  });

  it('10: what is left goes on in the second half', () => {
    const story = match().card(1, 'red', at(19, 30)).playingAgain();
    expect(reductionsAt(story.state, at(30))).toMatchObject([{ remainingSeconds: 90 }]);
    expect(numbers(story, at(31, 29))).toBe('4v5');
    expect(numbers(story, at(31, 30))).toBe('5v5');
  });

  it('11: without the goal that freed it, the place is lost as long as before', () => {
    const story = shortMatch().scores('away', at(11, 30));
    story.undo(story.latest.id);
    expect(numbers(story, at(11, 59))).toBe('4v5');
    expect(numbers(story, at(12))).toBe('5v5');
  });

  it('12: without the sending-off a later goal frees another place', () => {
    const story = shortMatch();
    const first = story.latest.id;
    story.card(2, 'red', at(10, 30)).scores('away', at(11));
    expect(reductionsAt(story.state, at(11))).toMatchObject([{ playerId: 2 }]);
    story.undo(first);
    expect(numbers(story, at(11))).toBe('5v5');
    expect(reductionsAt(story.state, at(11))).toEqual([]);
  });

  it('13: the place waits while the clock stands', () => {
    const story = shortMatch().clock('stop', at(11)).clock('start', at(14));
    expect(reductionsAt(story.state, at(14))).toMatchObject([{ remainingSeconds: 60 }]);
    expect(numbers(story, at(14, 59))).toBe('4v5');
    expect(numbers(story, at(15))).toBe('5v5');
  });

  it('14: a goal in the kicks frees nobody', () => {
    const story = aMatchUnder({ ...fifa, kicks: { first: 5 } })
      .playing()
      .playingAgain();
    story.card(1, 'red', at(49)).when({ type: 'StartShootout', first: 'away' }, at(51));
    story.kicks(['away', true]);
    const goal = { type: 'RecordGoal', team: 'away', scorer: null, assist: null } as const;
    expect(story.attempt({ ...goal, kind: 'open-play' }, at(52))).toBe('match.no-goal-in-kicks');
    expect(numbers(story, at(53))).toBe('4v5');
  });

  it('a card in the kicks costs no place, as no time is played in which it could come back', () => {
    const story = aMatchUnder({ ...fifa, kicks: { first: 5 } }).playing();
    story.inPeriod(5).card(1, 'red', at(82));
    expect(numbers(story, at(83))).toBe('5v5');
    expect(liveMatch(story.state).players[1]?.redCards).toBe(1);
  });

  it('15: a third sending-off is advised and ends nothing', () => {
    const story = shortMatch().card(2, 'red', at(10, 10)).card(3, 'red', at(10, 20));
    expect(numbers(story, at(10, 20))).toBe('2v5');
    expect(advice(story, at(10, 20))).toContain('too-few-players');
    expect(story.state.status).toBe('in_progress');
    expect(advice(story, at(12, 1))).not.toContain('too-few-players');
  });
});

describe('a place that is free again', () => {
  it('is advised until the table has let the team know', () => {
    const story = shortMatch();
    const cause = story.latest.id;
    const advised = { code: 'may-return', team: 'home', playerId: 1, actionId: cause };
    expect(adviceOf(story.state, at(11, 59))).toEqual([]);
    expect(adviceOf(story.state, at(12))).toEqual([advised]);
    story.scores('away', at(11));
    expect(adviceOf(story.state, at(11))).toEqual([advised]);
    story.when({ type: 'AllowReentry', cause }, at(11, 10));
    expect(adviceOf(story.state, at(12))).toEqual([]);
    const { version } = story.state;
    story.when({ type: 'AllowReentry', cause }, at(11, 20));
    expect(story.state.version).toBe(version);
  });

  it('is advised no more in the next period, and not of what is no cause', () => {
    const story = shortMatch().playingAgain();
    expect(adviceOf(story.state, at(31))).toEqual([]);
    expect(story.attempt({ type: 'AllowReentry', cause: 'none.0' })).toBe('match.no-such-action');
  });

  it('goes with the card that cost it', () => {
    const story = shortMatch();
    const cause = story.latest.id;
    story.when({ type: 'AllowReentry', cause }, at(13)).undo(cause);
    expect(story.state.actions.map(({ type }) => type)).not.toContain('ReentryAllowed');
  });
});

describe('an exclusion', () => {
  const excluded = (endsOnGoal: boolean) => {
    const exclusion = { seconds: 90, endsOnGoal, samePlayerReturns: true };
    const story = aMatchUnder({ ...fifa, exclusion }).playing();
    return story.when({ type: 'GiveExclusion', team: 'home', playerId: 3 }, at(5));
  };

  it('lasts as long as the sheet says, and raises its counter', () => {
    const story = excluded(false).scores('away', at(6));
    expect(numbers(story, at(6, 29))).toBe('4v5');
    expect(numbers(story, at(6, 30))).toBe('5v5');
    expect(story.state.players[3]).toMatchObject({ twoMinPenalties: 1 });
  });

  it('ends with a goal where the sheet says so', () => {
    expect(numbers(excluded(true).scores('away', at(6)), at(6))).toBe('5v5');
  });

  it('is unknown to a sheet without one', () => {
    const tap = { type: 'GiveExclusion', team: 'home', playerId: 3 } as const;
    expect(match().attempt(tap)).toBe('match.not-in-these-rules');
  });
});

describe('the order of play', () => {
  it('decides where a card is advised after the goal that followed it', () => {
    const story = match().scores('away', at(11)).card(1, 'red', at(10));
    expect(numbers(story, at(11))).toBe('5v5');
  });

  it('decides where a card is moved behind the goal', () => {
    const story = shortMatch();
    const cause = story.latest.id;
    story.scores('away', at(11));
    story.when({ type: 'CorrectAction', actionId: cause, correction: { played: 690 } }, at(12));
    expect(numbers(story, at(12))).toBe('4v5');
  });
});

it('six play where the sheet says so', () => {
  const story = aMatchUnder({ ...fifa, playersOnPitch: 6 })
    .playing()
    .card(1, 'red', at(1));
  expect(numbers(story, at(2))).toBe('5v6');
});

describe('whatever is tapped', () => {
  const team = fc.constantFrom('home' as const, 'away' as const);
  const tap = fc.record({
    team,
    what: fc.constantFrom('red', 'second-yellow', 'goal', 'goal', 'exclusion'),
    second: fc.nat(1_199),
  });
  const rules = { ...fifa, exclusion: { seconds: 60, endsOnGoal: true, samePlayerReturns: true } };
  const tapped = (taps: readonly { team: 'home' | 'away'; what: string; second: number }[]) => {
    const story = aMatchUnder(rules).playing();
    for (const { team, what, second } of taps) {
      const time = at(0, second);
      const who = { team, playerId: null, official: null, place: 'pitch' } as const;
      if (what === 'goal') story.scores(team, time);
      else if (what === 'exclusion')
        story.when({ type: 'GiveExclusion', team, playerId: null }, time);
      else story.when({ type: 'ShowCard', ...who, card: 'red' }, time);
    }
    return story;
  };
  const isSendingOff = (what: string) => what === 'red' || what === 'second-yellow';
  const onPitch = ({ state }: PlayStory, second: number) => {
    const { home, away } = onPitchAt(state, at(0, second)) ?? { home: -1, away: -1 };
    return [home, away];
  };

  it('no team is ever more than complete, and both are as far as they have players once all time is over', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 12 }), fc.nat(1_199), (taps, second) => {
        const story = tapped(taps);
        for (const players of onPitch(story, second)) {
          expect(players).toBeGreaterThanOrEqual(0);
          expect(players).toBeLessThanOrEqual(5);
        }
        const last = Math.max(0, ...taps.map((one) => one.second));
        const complete = (['home', 'away'] as const).map((side) => {
          const sentOff = taps.filter(({ team, what }) => team === side && isSendingOff(what));
          return Math.min(5, (story.state.lineup?.[side].length ?? 0) - sentOff.length);
        });
        if (last < 1_080) expect(onPitch(story, last + 120)).toEqual(complete);
      }),
    );
  });

  it('a goal frees at most one place, never one of its own team, and its undo gives that back', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 12 }), team, (taps, scoring) => {
        const story = tapped(taps);
        const last = Math.max(0, ...taps.map(({ second }) => second));
        const before = onPitch(story, last);
        story.scores(scoring, at(0, last));
        const after = onPitch(story, last);
        const own = scoring === 'home' ? 0 : 1;
        const gained = after.map((players, side) => players - (before[side] ?? 0));
        expect(gained[own]).toBe(0);
        expect([0, 1]).toContain(gained[1 - own]);
        expect(onPitch(story.undo(story.latest.id), last)).toEqual(before);
      }),
    );
  });

  it('two tablets may tell it in any order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(tap, { maxLength: 10, selector: ({ second }) => second }),
        (taps) => {
          const inOrder = tapped(taps);
          const reversed = tapped([...taps].reverse());
          for (const second of [300, 600, 900, 1_199])
            expect(onPitch(reversed, second)).toEqual(onPitch(inOrder, second));
        },
      ),
    );
  });
});

describe('taps of two tablets while the clock stands', () => {
  const stopped = () => match().clock('stop', at(10));

  it('a red card that arrives after the goal of its penalty makes the same numbers', () => {
    const inOrder = stopped().card(1, 'red', at(10, 5)).scores('away', at(10, 40), 'penalty');
    const late = stopped().scores('away', at(10, 40), 'penalty').card(1, 'red', at(10, 5));
    expect(numbers(inOrder, at(11))).toBe('5v5');
    expect(numbers(late, at(11))).toBe('5v5');
  });

  it('a goal that arrives after a later card stands before it in the timeline', () => {
    const late = stopped().card(1, 'yellow', at(10, 40)).scores('away', at(10, 5));
    const types = actionsInPlayOrder(late.state.actions, late.state.play).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['GoalScored', 'CardShown']);
  });
});
