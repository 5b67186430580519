import { zagrebToUtc } from '../croatia/zagreb-time.js';
import { type Headline, type MatchNotice, pushOptions } from './match-notice.js';
import { sendingTime } from './quiet-hours.js';

const notice = (headline: Headline, isLive = false): MatchNotice => ({
  headline,
  kinds: [],
  score: null,
  matchDate: '2026-03-15T16:00:00.000Z',
  venue: null,
  isLive,
});
const inZagreb = (day: string, time: string): number => Date.parse(zagrebToUtc(day, time));

describe('quiet hours in Zagreb', () => {
  it.each([
    ['21:59', '2026-03-14', '21:59'],
    ['22:00', '2026-03-15', '08:00'],
    ['23:30', '2026-03-15', '08:00'],
    ['03:00', '2026-03-14', '08:00'],
    ['07:59', '2026-03-14', '08:00'],
    ['08:00', '2026-03-14', '08:00'],
  ])('a moved match of %s goes out on %s at %s', (time, day, due) => {
    expect(sendingTime(notice('moved'), inZagreb('2026-03-14', time))).toBe(inZagreb(day, due));
  });

  it('end at eight of the clock that was set forward in the night', () => {
    expect(sendingTime(notice('moved'), inZagreb('2026-03-28', '23:00'))).toBe(
      Date.parse('2026-03-29T06:00:00.000Z'),
    );
  });

  it('do not silence a match that is being played', () => {
    const night = inZagreb('2026-03-14', '22:40');
    expect(sendingTime(notice('goal', true), night)).toBe(night);
  });

  it('drop what is of no use in the morning', () => {
    expect(sendingTime(notice('soon'), inZagreb('2026-03-14', '22:40'))).toBeNull();
  });
});

it('a goal lives for five minutes and is urgent, a moved match for two days and is not', () => {
  expect(pushOptions(7, 'goal')).toEqual({ ttl: 300, urgency: 'high', topic: 'm7' });
  expect(pushOptions(7, 'started')).toEqual({ ttl: 600, urgency: 'high', topic: 'm7' });
  expect(pushOptions(7, 'final')).toEqual({ ttl: 21_600, urgency: 'normal', topic: 'm7' });
  expect(pushOptions(7, 'moved')).toEqual({ ttl: 172_800, urgency: 'normal', topic: 'm7' });
});
