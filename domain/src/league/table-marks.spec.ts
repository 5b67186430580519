import { tableMarks } from './table-marks.js';

const points = { win: 3, draw: 1, loss: 0 };
const rows = [10, 6, 4, 0].map((each, index) => ({ teamId: index + 1, points: each }));
const pair = (homeTeamId: number, awayTeamId: number) => ({ homeTeamId, awayTeamId });
const results = [pair(1, 2), pair(1, 3), pair(4, 1), pair(2, 3), pair(2, 4)];
const open = [pair(3, 4)];

it('marks who is sure of something, and nobody else', () => {
  const marks = tableMarks({ rows, results, open, points, cut: 2 });
  expect([...marks]).toEqual([
    [1, 'first'],
    [4, 'out'],
  ]);
});

it('has no mark while teams have not met, and none once all is played', () => {
  expect(tableMarks({ rows, results: results.slice(1), open, points, cut: 2 }).size).toBe(0);
  const whole = [...results, ...open];
  expect(tableMarks({ rows, results: whole, open: [], points, cut: 2 }).size).toBe(0);
});

it('leaves out who has withdrawn', () => {
  const gone = rows.map((row) => (row.teamId === 4 ? { ...row, unranked: true as const } : row));
  const again = [pair(1, 2)];
  const marks = tableMarks({ rows: gone, results, open: again, points, cut: null });
  expect(marks.has(4)).toBe(false);
  expect(marks.get(1)).toBe('first');
});
