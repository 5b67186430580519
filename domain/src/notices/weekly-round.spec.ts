import { zagrebToUtc } from '../croatia/zagreb-time.js';
import { weeklyRound } from './weekly-round.js';

const at = (day: string, time: string): string | null =>
  weeklyRound(Date.parse(zagrebToUtc(day, time)));

describe('the weekly mails', () => {
  it.each([
    ['2026-11-23', '07:00', '2026-11-23'],
    ['2026-11-23', '23:59', '2026-11-23'],
    ['2026-11-24', '00:00', '2026-11-23'],
    ['2026-11-24', '06:59', '2026-11-23'],
  ])('on %s at %s are those of %s', (day, time, week) => {
    expect(at(day, time)).toBe(week);
  });

  it.each([
    ['2026-11-22', '23:59'],
    ['2026-11-23', '06:59'],
    ['2026-11-24', '07:00'],
    ['2026-11-27', '12:00'],
  ])('do not go out on %s at %s', (day, time) => {
    expect(at(day, time)).toBeNull();
  });

  it('have the day of Zagreb in the hours in which it is another one in Greenwich', () => {
    expect(weeklyRound(Date.parse('2026-11-23T23:30:00Z'))).toBe('2026-11-23');
    expect(weeklyRound(Date.parse('2026-06-29T04:59:00Z'))).toBeNull();
    expect(weeklyRound(Date.parse('2026-06-29T05:00:00Z'))).toBe('2026-06-29');
  });

  it.each(['2026-03-30', '2026-10-26'])('begin at seven after a change of the clock: %s', (day) => {
    expect(at(day, '06:59')).toBeNull();
    expect(at(day, '07:00')).toBe(day);
  });
});
