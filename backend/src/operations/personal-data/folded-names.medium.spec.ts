import type { FoundPerson, PersonView } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestTeam } from '../../../test/league.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp({});
});
afterAll(() => kolo.close());

describe('given players whose names only look the same', () => {
  let before: { leagueId: number; teams: readonly TestTeam[] };
  let now: typeof before;
  let players: { inBefore: number; now: number; elsewhere: number; composed: number };

  const player = async (
    first: string,
    last: string,
    team: TestTeam | undefined,
  ): Promise<number> => {
    const { rows } = await kolo.db.query<{ id: number }>(
      `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
       VALUES ($1, $2, 90, $3, 'approved') RETURNING id`,
      [first, last, team?.id],
    );
    return rows[0]?.id ?? 0;
  };

  beforeEach(async () => {
    await kolo.db.query('TRUNCATE players CASCADE');
    const ownerId = kolo.userIds.company;
    before = await createLeague(kolo.db, { ownerId, teams: 1, players: 0, isActive: false });
    now = await createLeague(kolo.db, { ownerId, teams: 3, players: 0 });
    players = {
      inBefore: await player('D\u0327uro', 'O\u2019Durdevic\u0301', before.teams[0]),
      now: await player('Đuro', "O'Đurđević", now.teams[0]),
      elsewhere: await player('Đu\u200bro', "O'Đurđević", now.teams[1]),
      composed: await player('Đura', "O'Đurđević", now.teams[2]),
    };
  });

  const view = async (id: number): Promise<PersonView> =>
    (await kolo.call('GET', `/api/people/player-${id}`, { as: 'admin' })).json as PersonView;

  it.each(['durdevic', 'Đurđevic\u0301', 'o’đurđević đuro', ' duro\u00a0o`durdevic'])(
    '%j finds them',
    async (typed) => {
      const path = `/api/people?search=${encodeURIComponent(typed)}`;
      const { json } = await kolo.call('GET', path, { as: 'admin' });
      const found = (json as FoundPerson[]).map(({ id }) => id);
      expect(found).toEqual(
        expect.arrayContaining([players.inBefore, players.now, players.elsewhere]),
      );
    },
  );

  it('the same company makes one person, another company of the league possibly', async () => {
    const { alsoPlayers, possiblePlayers } = await view(players.now);
    expect(alsoPlayers.map(({ id }) => id)).toEqual([players.inBefore]);
    expect(possiblePlayers?.map(({ id }) => id)).toEqual([players.elsewhere]);
  });

  const erase = (alsoPlayers?: number[]) =>
    kolo.call('POST', `/api/people/player-${players.now}/erase`, {
      as: 'admin',
      body: { name: "Đuro O'Đurđević", ...(alsoPlayers && { alsoPlayers }) },
    });
  const erased = async (): Promise<number[]> => {
    const { rows } = await kolo.db.query<{ id: number }>(
      'SELECT id FROM players WHERE erased_at IS NOT NULL ORDER BY id',
    );
    return rows.map(({ id }) => id);
  };

  it('an erasure reaches the other company only where it was chosen', async () => {
    expect((await erase()).status).toBe(204);
    expect(await erased()).toEqual([players.inBefore, players.now]);
  });

  it('an erasure reaches both where they were chosen', async () => {
    expect((await erase([players.elsewhere])).status).toBe(204);
    expect(await erased()).toEqual([players.inBefore, players.now, players.elsewhere]);
  });

  it('nobody of another name can be chosen', async () => {
    expect((await erase([players.composed])).status).toBe(404);
    expect(await erased()).toEqual([]);
  });
});
