import { RefereeBoardService } from '@kolo/backend/office/referees/referee-board.service.js';
import { RefereeFactsService } from '@kolo/backend/office/referees/referee-facts.service.js';
import type { DataSource } from 'typeorm';
import { print } from '../report.js';
import { medianOf, timed } from '../timed.js';
import { addLargeLeague } from './large-league.js';

/** The administrator's board of referees, at first and afterwards, beside one statement for its rows. */
export async function benchBoard(
  source: DataSource,
  ownerUrl: string,
  quick: boolean,
): Promise<void> {
  const { leagueId, matches } = await addLargeLeague(ownerUrl);
  const read = (): Promise<unknown> =>
    source.query(
      `SELECT m.*, a.* FROM matches m LEFT JOIN referee_assignments a ON a.match_id = m.id
       WHERE m.league_id = $1`,
      [leagueId],
    );
  const board = new RefereeBoardService(source, new RefereeFactsService());
  const coldMs = await timed(() => board.of(leagueId, 0));
  const samples = quick ? 3 : 9;
  const readMs = await medianOf(samples, read);
  const warmMs = await medianOf(samples, () => board.of(leagueId, 0));
  const baseline = { name: 'its rows in one statement', value: readMs };
  print(`The board of referees of ${matches.toLocaleString('en-GB')} matches`, [
    { name: 'after a start', value: coldMs, unit: 'ms', baseline },
    {
      name: 'afterwards',
      value: warmMs,
      unit: 'ms',
      baseline,
      aim: { of: 'ratio', limit: 5, better: 'lower' },
    },
  ]);
}
