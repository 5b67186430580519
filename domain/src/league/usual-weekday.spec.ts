import { usualWeekday } from './usual-weekday.js';

const sunday = '2026-03-22T18:00:00.000Z';
const monday = '2026-03-23T18:00:00.000Z';

it.each([
  ['all matches', [sunday, sunday], 7],
  ['all but a moved one', [sunday, monday, sunday, sunday], 7],
  ['no more than half', [sunday, monday], null],
  ['none, as there is none', [], null],
  ['the day in Zagreb, where midnight is past', ['2026-03-21T23:30:00.000Z'], 7],
])('the day of play is that of %s', (_, dates, day) => {
  expect(usualWeekday(dates)).toBe(day);
});
