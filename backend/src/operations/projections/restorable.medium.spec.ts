import { LogDatabase, type Node } from '../../../test/log-database.js';
import { MatchLog } from '../../../test/match-log.js';
import { deletedMatches, type Selection } from './history.js';
import { restorable, whyNot } from './restorable.js';

let database: LogDatabase;
let node: Node;

beforeAll(async () => {
  database = await LogDatabase.create();
  node = await database.node();
  const owner = await database.owner();
  await owner.source.query(
    `INSERT INTO leagues (id, name, season, start_date, end_date)
     VALUES (1, 'Kolo', '2025/26', '2025-10-19', '2026-05-24')`,
  );
  await owner.source.query(
    `INSERT INTO users (id, username, password, email, role)
     VALUES (1, 'alfa', 'x', 'alfa@kolo.test', 'company'), (2, 'beta', 'x', 'beta@kolo.test', 'company')`,
  );
  await owner.source.query(
    "INSERT INTO teams (id, name, user_id) VALUES (100, 'Alfa', 1), (200, 'Beta', 2)",
  );
  for (const [id, leagueId] of [
    [12, 1],
    [13, 3],
  ] as const) {
    const match = await new MatchLog(node.store, id).scheduled(leagueId);
    await match.when({ type: 'DeleteMatch' });
  }
});
afterAll(() => database.drop());

const deleted = (selection: Selection) => deletedMatches(node.source, node.store, selection);
const wished = async (selection: Selection, beside = false) => {
  const matches = await restorable(node.source, await deleted(selection), { ...selection, beside });
  return matches.map(({ matchId }) => matchId);
};

describe('what may be restored', () => {
  it('is not a match whose league or teams are gone; the others come back without it', async () => {
    await expect(wished({ matchId: 13 }, true)).rejects.toThrow(
      'Match 13 cannot come back, because league 3 does not exist any more.',
    );
    expect(await wished({})).toEqual([12]);
    expect(whyNot(await deleted({}))).toContain('Match 13 cannot come back');

    const owner = await database.owner();
    await owner.source.query('DELETE FROM teams WHERE id = 200');
    await expect(wished({})).rejects.toThrow(
      '2 matches (13, 12) cannot come back, because league 3 and team 200 do not exist any more.',
    );
    await owner.source.query("INSERT INTO teams (id, name, user_id) VALUES (200, 'Beta', 2)");
  });

  it('is not what was drawn again, unless it is wished beside it', async () => {
    expect(await wished({ matchId: 12 })).toEqual([12]);
    await new MatchLog(node.store, 40).scheduled(2);
    expect(await wished({ matchId: 12 })).toEqual([12]);
    await new MatchLog(node.store, 41).scheduled(1);
    await expect(wished({ matchId: 12 })).rejects.toThrow(
      'Alfa – Beta of round 1 was drawn again as match 41. With --beside match 12 comes back next to it, and both count in the table.',
    );
    await expect(wished({ leagueId: 1 })).rejects.toThrow('League 1 has matches again.');
    expect(await wished({ matchId: 12 }, true)).toEqual([12]);
    await expect(wished({ matchId: 41 })).rejects.toThrow('Nothing of that is deleted.');
  });
});
