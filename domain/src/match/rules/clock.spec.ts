import fc from 'fast-check';
import { presetRules } from '../../rules/match-rules.js';
import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { minuteLabel } from '../clock.js';
import { matchAt } from '../fold/replay-log.js';
import { adviceOf } from './assistant.js';
import { readPlayClock } from './clock.js';

const company = presetRules['company-running'];
const tournament = presetRules.tournament;
const match = () => aMatchUnder(fifa).playing();

/** `1 10:30 running` */
function shown({ state }: PlayStory, time: string): string | null {
  const reading = state.play && readPlayClock(state.play, time);
  if (!reading) return null;
  const seconds = Math.floor(reading.playedMs / 1000);
  const minutes = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `${reading.period} ${minutes} ${reading.running ? 'running' : 'standing'}`;
}
const minuteOf = ({ latest, state }: PlayStory) => minuteLabel(latest, state.play?.rules);
const clockEvents = ({ log }: PlayStory) =>
  log.filter(({ type }) => type.startsWith('Clock')).map(({ type }) => type);

describe('the clock of a match with a rule sheet', () => {
  it('stands from the whistle until it is started, where the table runs it', () => {
    const story = aMatchUnder(fifa).started();
    expect(shown(story, at(2))).toBe('1 0:00 standing');
    expect(shown(story.clock('start', at(2)), at(3))).toBe('1 1:00 running');
  });

  it.each([company, tournament])('runs from the whistle with $clockMode', (rules) => {
    expect(shown(aMatchUnder(rules).started(), at(2))).toBe('1 2:00 running');
  });

  it('starts once and stops once, however often the buttons are pressed', () => {
    const story = aMatchUnder(fifa).started();
    story.clock('start', at(0)).clock('start', at(1)).clock('stop', at(2)).clock('stop', at(3));
    expect(clockEvents(story)).toEqual(['ClockStarted', 'ClockStopped']);
    expect(shown(story, at(9))).toBe('1 2:00 standing');
  });

  it('keeps what the device showed as a record and not as a rule', () => {
    const story = match();
    story.when(
      { type: 'ControlClock', action: 'stop', playedSeconds: 61, reason: 'injury' },
      at(1),
    );
    expect(story.latest).toMatchObject({ data: { period: 1, played: 61, cause: 'injury' } });
    expect(shown(story, at(2))).toBe('1 1:00 standing');
  });

  it('shows after the undo of a stop what it would show without', () => {
    const story = match().clock('stop', at(5));
    story.undo(story.latest.id);
    expect(shown(story, at(5, 7))).toBe('1 5:07 running');
  });

  it('is moved by the undo of nothing else', () => {
    const story = match().scores('home', at(4)).foul('away', at(4, 30)).card(1, 'yellow', at(5));
    const before = liveMatch(story.state).clock;
    for (const { id } of story.log.slice(-3)) story.undo(id);
    expect(liveMatch(story.state).clock).toEqual(before);
  });

  it('shows a correction from then on, and earlier entries keep their minute', () => {
    const story = match().scores('home', at(4));
    expect(minuteOf(story)).toBe('5');
    story.correctClock(190, at(5));
    expect(story.latest).toMatchObject({ data: { previous: 300, played: 190, reason: null } });
    expect(shown(story, at(5, 10))).toBe('1 3:20 running');
    expect(story.state.actions.find(({ type }) => type === 'GoalScored')).toMatchObject({
      played: 240,
    });
    const { version } = story.state;
    story.correctClock(200, at(5, 10));
    expect(story.state.version).toBe(version);
    story.undo();
    expect(shown(story, at(5, 10))).toBe('1 5:10 running');
  });

  it('is refused while no half is played', () => {
    const story = aMatchUnder(fifa).initialised();
    const start = { type: 'ControlClock', action: 'start' } as const;
    expect(story.attempt(start, at(-1))).toBe('match.half-not-running');
    story.reach('first-half', at(0)).reach('half-time', at(21));
    expect(story.attempt(start, at(22))).toBe('match.half-not-running');
    expect(new (story.constructor as new () => PlayStory)().started().attempt(start)).toBe(
      'match.not-in-these-rules',
    );
  });

  it('takes a tap that waited for the half in which it was made', () => {
    const story = match().reach('half-time', at(21)).clock('stop', at(19));
    expect(story.latest).toMatchObject({ data: { period: 1 } });
    expect(shown(story, at(25))).toBe('1 19:00 standing');
  });

  it('begins each period at nothing, and keeps what the others had', () => {
    const story = match().clock('stop', at(18)).playingAgain().clock('stop', at(45));
    expect(shown(story, at(20))).toBe('1 18:00 standing');
    expect(shown(story, at(25))).toBe('1 18:00 standing');
    expect(shown(story, at(31))).toBe('2 1:00 running');
    expect(shown(story, at(50))).toBe('2 15:00 standing');
  });
});

describe('the end of a period', () => {
  it('is a frozen display with the horn: no tap gets more, and nothing is written', () => {
    const story = match();
    const { version } = story.state;
    expect(shown(story, at(25))).toBe('1 20:00 running');
    expect(adviceOf(story.state, at(20))).toEqual([{ code: 'period-expired' }]);
    expect(story.state.version).toBe(version);
    expect(minuteOf(story.scores('home', at(21)))).toBe('20');
    expect(story.latest).toMatchObject({ played: 1200 });
  });

  it('is announced where the clock stops in the last minutes alone', () => {
    const codes = (story: PlayStory, instant: string) =>
      adviceOf(story.state, instant).map(({ code }) => code);
    const rules = { ...presetRules.tournament, halfMinutes: 20, lastMinutes: 2 };
    const last = aMatchUnder(rules).started();
    expect(codes(last, at(19))).toEqual([]);
    last.playingAgain();
    expect(codes(last, at(47, 59))).toEqual([]);
    expect(codes(last, at(48))).toEqual(['last-minutes']);
    last.clock('stop', at(49));
    expect(codes(last, at(55))).toEqual(['last-minutes']);
    const each = aMatchUnder({ ...rules, lastMinutesOf: 'each-period' }).started();
    expect(codes(each, at(18, 1))).toEqual(['last-minutes']);
    expect(codes(each, at(20))).toEqual(['period-expired']);
  });

  it('is added time with the referee', () => {
    const story = aMatchUnder(company).started();
    expect(shown(story, at(21, 30))).toBe('1 21:30 running');
    expect(minuteOf(story.scores('home', at(21, 30)))).toBe('20+2');
    story.reach('half-time', at(23)).reach('second-half', at(30)).scores('away', at(30));
    expect(minuteOf(story)).toBe('21');
  });

  it('waits for a kick that is still to be taken', () => {
    const story = match();
    story.when({ type: 'ExtendPeriod', period: 1, for: 'penalty' }, at(20, 5));
    expect(adviceOf(story.state, at(20, 10))).toEqual([]);
    const { version } = story.state;
    story.when({ type: 'ExtendPeriod', period: 1, for: 'penalty' }, at(20, 6));
    expect(story.state.version).toBe(version);
  });

  it('counts extra time on after both halves', () => {
    const story = aMatchUnder(tournament).started().inPeriod(3);
    expect(minuteOf(story.scores('home', at(61)))).toBe('32');
    expect(minuteOf(story.scores('home', at(68)))).toBe('35');
  });
});

describe('a timeout', () => {
  const stopping = { ...company, timeoutStopsClock: true };
  const take = { type: 'TakeTimeout', team: 'home' } as const;
  const end = { type: 'EndTimeout', team: 'home' } as const;

  it('stops a running clock and starts it again, where the sheet says so', () => {
    const story = aMatchUnder(stopping).started().when(take, at(5));
    expect(shown(story, at(6))).toBe('1 5:00 standing');
    expect(shown(story.when(end, at(6)), at(7))).toBe('1 6:00 running');
  });

  it('leaves the start to the table where that runs the clock, as the ball is not in play yet', () => {
    const story = aMatchUnder(fifa).playing().when(take, at(5)).when(end, at(6));
    expect(shown(story, at(7))).toBe('1 5:00 standing');
    expect(shown(story.clock('start', at(7)), at(8))).toBe('1 6:00 running');
  });

  it('leaves a clock that stood before it standing', () => {
    const story = aMatchUnder(stopping).started().clock('stop', at(5));
    story.when(take, at(6)).when(end, at(7));
    expect(shown(story, at(8))).toBe('1 5:00 standing');
  });

  it('leaves the clock alone elsewhere', () => {
    const story = aMatchUnder(company).started().when(take, at(5));
    expect(shown(story, at(6))).toBe('1 6:00 running');
  });

  it('never was when it is undone', () => {
    const story = aMatchUnder(stopping).started().when(take, at(5)).when(end, at(6));
    story.undo(story.state.actions.at(-2)?.id);
    expect(shown(story, at(7))).toBe('1 7:00 running');
  });
});

describe('several devices and the clock', () => {
  it('give a tap of another device the time that the clock showed when it was made', () => {
    const story = match().clock('stop', at(10)).clock('start', at(14));
    expect(minuteOf(story.scores('home', at(9)))).toBe('10');
    expect(story.scores('home', at(12)).latest).toMatchObject({ played: 600 });
    expect(story.scores('home', at(15)).latest).toMatchObject({ played: 660 });
  });

  it('three minutes without a network give the same minutes as with one', () => {
    type Step = (story: PlayStory) => void;
    const steps: Step[] = [
      (story) => story.scores('home', at(5)),
      (story) => story.clock('stop', at(6)),
      (story) => story.clock('start', at(7)),
      (story) => story.scores('away', at(7, 30)),
    ];
    const online = match();
    for (const step of steps) step(online);
    online.foul('home', at(8));
    const offline = match().foul('home', at(8));
    for (const step of steps) step(offline);
    const goals = ({ state }: PlayStory) =>
      state.actions.flatMap(({ type, played }) => (type === 'GoalScored' ? [played] : []));
    expect(goals(offline)).toEqual(goals(online));
    expect(shown(offline, at(9))).toBe(shown(online, at(9)));
  });

  const tap = fc.tuple(
    fc.constantFrom('start', 'stop', 'correct', 'timeout', 'end'),
    fc.nat(1_000),
  );
  type Tap = readonly [string, number];
  const tapped = (taps: readonly Tap[]) => {
    const story = aMatchUnder({
      ...company,
      timeoutStopsClock: true,
      timeoutsPerHalf: 4,
    }).started();
    for (const [what, second] of taps) {
      const time = at(0, second);
      if (what === 'timeout') story.attempt({ type: 'TakeTimeout', team: 'home' }, time);
      else if (what === 'end') story.attempt({ type: 'EndTimeout', team: 'home' }, time);
      else if (what === 'correct') story.correctClock(second / 2 - ((second / 2) % 1), time);
      else story.clock(what === 'start' ? 'start' : 'stop', time);
    }
    return story;
  };

  it('give the same time whatever the order in which the same events arrive', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(tap, { maxLength: 10, selector: ([, second]) => second }),
        fc.infiniteStream(fc.nat()),
        (taps, luck) => {
          const { log, state } = tapped(taps);
          const first = log.findIndex(({ type }) => type === 'FirstHalfStarted') + 1;
          const mixed = log
            .slice(first)
            .map((event) => ({ event, place: luck.next().value ?? 0 }))
            .sort((a, b) => a.place - b.place)
            .map(({ event }, n) => ({ ...event, version: first + n + 1 }));
          const again = matchAt(7, [...log.slice(0, first), ...mixed], log.length);
          for (const second of [0, 100, 400, 700, 1_000, 1_500])
            expect(again.play && readPlayClock(again.play, at(0, second))).toEqual(
              state.play && readPlayClock(state.play, at(0, second)),
            );
        },
      ),
    );
  });

  it('never let it run backwards but by a correction, nor faster than time', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 10 }), (taps) => {
        const story = tapped(taps.filter(([what]) => what !== 'correct'));
        let before = 0;
        for (let second = 0; second <= 1_100; second += 50) {
          const reading = story.state.play && readPlayClock(story.state.play, at(0, second));
          const played = (reading?.playedMs ?? 0) / 1000;
          expect(played).toBeGreaterThanOrEqual(before);
          expect(played).toBeLessThanOrEqual(before + 50);
          before = played;
        }
      }),
    );
  });
});

describe('the clock that is sent', () => {
  it('is what it showed at an instant, and an ordinary tap sends none', () => {
    const story = match().clock('stop', at(0, 30.4)).clock('start', at(1));
    const before = liveMatch(story.state).clock;
    expect(before).toEqual({
      half: 1,
      startedAt: at(0, 29.6),
      running: true,
      period: 1,
      playedSeconds: 30,
      runningSince: at(0, 59.6),
      limitSeconds: 1200,
      minutesBefore: 0,
      direction: 'down',
      endsBy: 'horn',
      expired: false,
    });
    expect(liveMatch(story.scores('home', at(3)).state).clock).toEqual(before);
  });

  it('is read at every tap once a team was short, so that what is left is true then', () => {
    const story = match().card(1, 'red', at(3)).foul('away', at(3, 40));
    expect(liveMatch(story.state)).toMatchObject({
      clock: { playedSeconds: 220, runningSince: at(3, 40) },
      reductions: [{ remainingSeconds: 80 }],
      onPitch: { home: 4, away: 5 },
    });
    expect(liveMatch(story.scores('home', at(6)).state)).toMatchObject({
      clock: { playedSeconds: 360 },
      reductions: [],
      onPitch: { home: 5, away: 5 },
    });
  });

  it('stands after the end of a half, of the match and of one that is abandoned', () => {
    const story = match().reach('half-time', at(15));
    expect(liveMatch(story.state)).toMatchObject({
      clock: { period: 1, playedSeconds: 900, runningSince: null, running: false },
      periodRunning: false,
    });
    const abandoned = match().when({ type: 'ChangeState', wanted: { status: 'cancelled' } }, at(3));
    expect(liveMatch(abandoned.state).clock).toMatchObject({ playedSeconds: 180, running: false });
    expect(shown(abandoned.undo(), at(4))).toBe('1 3:00 standing');
  });
});
