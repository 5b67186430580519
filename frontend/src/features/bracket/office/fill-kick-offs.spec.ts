import { zagrebToUtc } from '@kolo/domain';
import { fillKickOffs } from './fill-kick-offs';

const hall = 'Dvorana Kolo';
const filled = (day: string, time: string, minutes: number) =>
  Object.values(fillKickOffs(['QF1', 'QF2', 'QF3'], { day, time, venue: hall }, minutes, {})).map(
    (kickOff) => `${kickOff.day} ${kickOff.time}`,
  );

it.each([
  ['the day of summer time', '2026-03-29', '14:00'],
  ['the day of winter time', '2026-10-25', '15:00'],
  ['Easter', '2026-04-05', '14:00'],
  ['a leap day', '2028-02-29', '15:00'],
])('on %s kick-offs follow each other by the clock in Zagreb', (_, day, utc) => {
  const times = filled(day, '16:00', 48);
  expect(times).toEqual([`${day} 16:00`, `${day} 16:48`, `${day} 17:36`]);
  expect(zagrebToUtc(day, '16:00')).toBe(`${day}T${utc}:00.000Z`);
});

it('a night reaches into the next day, also over a leap day and the hour that summer time skips', () => {
  expect(filled('2028-02-29', '23:00', 60).at(-1)).toBe('2028-03-01 01:00');
  expect(filled('2026-03-29', '01:00', 60)).toEqual([
    '2026-03-29 01:00',
    '2026-03-29 03:00',
    '2026-03-29 04:00',
  ]);
});

it('second legs, and ties that are not filled, keep their times', () => {
  const own = { day: '2026-05-31', time: '18:00', venue: hall };
  const before = { 'QF1 2': own, 'F 1': own };
  const place = { day: '2026-05-24', time: '16:00', venue: hall };
  expect(fillKickOffs(['QF1'], place, 48, before)).toMatchObject(before);
});
