import { leagueFold } from '@kolo/domain';
import { decidedIn } from './table-reads.service.js';

it('lots for a tie of the finals decide nothing in a table', () => {
  const draw = (version: number, purpose: 'table' | 'tie', order: number[]) => ({
    id: `c${version}.0`,
    version,
    for: purpose,
    teams: [3, 8],
    order,
  });
  const lots = [draw(1, 'table', [8, 3]), draw(2, 'tie', [3, 8])];
  expect(decidedIn({ ...leagueFold.initial(7), lots }).lots).toEqual([[8, 3]]);
});
