import { seasonAhead } from './season-ahead';

it.each([
  ['2026-11-23', '2026/27', '2027-05-31'],
  ['2026-06-01', '2026/27', '2027-05-31'],
  ['2026-05-31', '2025/26', '2026-05-31'],
  ['2099-12-31', '2099/00', '2100-05-31'],
])('on %s the season %s is proposed, until %s', (today, season, endDate) => {
  expect(seasonAhead(today)).toEqual({ season, startDate: today, endDate });
});
