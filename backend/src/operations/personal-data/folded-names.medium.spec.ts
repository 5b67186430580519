import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundPerson, PersonView } from '@kolo/domain';
import { unzipSync } from 'fflate';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestTeam } from '../../../test/league.js';
import { runCommand } from '../../../test/run-command.js';

let kolo: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kolo-namesakes-'));
  kolo = await startTestApp({ config: { dataDir: folder } });
});
afterAll(async () => {
  await kolo.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('given players whose names only look the same', () => {
  let before: { leagueId: number; teams: readonly TestTeam[] };
  let now: typeof before;
  let players: { inBefore: number; now: number; elsewhere: number; composed: number };

  const player = async (
    first: string,
    last: string,
    team: TestTeam | undefined,
    number = 90,
  ): Promise<number> => {
    const { rows } = await kolo.db.query<{ id: number }>(
      `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
       VALUES ($1, $2, $4, $3, 'approved') RETURNING id`,
      [first, last, team?.id, number],
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

  it.each([
    'durdevic',
    'Đurđevic\u0301',
    'o’đurđević đuro',
    ' duro\u00a0o`durdevic',
    'ｄｕｒｄｅｖｉｃ',
    'Đurđević, Đuro;',
  ])('%j finds them', async (typed) => {
    const path = `/api/people?search=${encodeURIComponent(typed)}`;
    const { json } = await kolo.call('GET', path, { as: 'admin' });
    const found = (json as FoundPerson[]).map(({ id }) => id);
    expect(found).toEqual(
      expect.arrayContaining([players.inBefore, players.now, players.elsewhere]),
    );
  });

  it('words find them in any order, and only those who have all of them', async () => {
    const { rows } = await kolo.db.query<{ id: number }>(
      `UPDATE players SET first_name = 'Ana Marija', last_name = 'Horvat-Babić'
       WHERE id = $1 RETURNING id`,
      [players.composed],
    );
    const found = async (typed: string) => {
      const path = `/api/people?search=${encodeURIComponent(typed)}`;
      const { json } = await kolo.call('GET', path, { as: 'admin' });
      return (json as FoundPerson[]).map(({ id }) => id);
    };
    for (const typed of ['horvat marija', 'Babic Ana', 'marija hor'])
      expect(await found(typed)).toEqual([rows[0]?.id]);
    for (const typed of ['horvat marko', ', ;']) expect(await found(typed)).toEqual([]);
  });

  it('an older name with a digraph, a ligature or wide letters is found by plain ones', async () => {
    await kolo.db.query(`UPDATE players SET first_name = $2, last_name = $3 WHERE id = $1`, [
      players.inBefore,
      'ǅoni',
      'Groﬃn-Ｂａｂｉć',
    ]);
    await kolo.db.query(`UPDATE players SET first_name = $2, last_name = $3 WHERE id = $1`, [
      players.now,
      'Džoni',
      'Groffin-Babić',
    ]);
    const path = `/api/people?search=${encodeURIComponent('dzoni groffin-babic')}`;
    const { json } = await kolo.call('GET', path, { as: 'admin' });
    const found = (json as FoundPerson[]).map(({ id }) => id);
    expect(found.sort()).toEqual([players.inBefore, players.now]);
    const { alsoPlayers } = await view(players.now);
    expect(alsoPlayers.map(({ id }) => id)).toEqual([players.inBefore]);
  });

  it('the same company makes one person, another company of the league possibly', async () => {
    const { alsoPlayers, possiblePlayers } = await view(players.now);
    expect(alsoPlayers.map(({ id }) => id)).toEqual([players.inBefore]);
    expect(possiblePlayers?.map(({ id }) => id)).toEqual([players.elsewhere]);
  });

  it('a name the other way round makes possibly one person, in the same company too', async () => {
    const swapped = await player("O'Đurđević", 'Đuro', before.teams[0], 91);
    const { alsoPlayers, possiblePlayers } = await view(players.now);
    expect(alsoPlayers.map(({ id }) => id)).toEqual([players.inBefore]);
    expect(possiblePlayers?.map(({ id }) => id)).toEqual([swapped, players.elsewhere]);
  });

  it('another company that has left the league is possibly the same person still', async () => {
    const [own, other] = now.teams;
    const fixture = {
      homeTeamId: own?.id,
      awayTeamId: other?.id,
      matchDate: '2026-04-12T16:00:00.000Z',
    };
    const { status } = await kolo.call('POST', '/api/matches', { as: 'admin', body: fixture });
    expect(status).toBe(201);
    await kolo.db.query('UPDATE teams SET league_id = NULL WHERE id = $1', [other?.id]);
    const { possiblePlayers } = await view(players.now);
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

  it('two of one name in one team are two people, until one of them has left it', async () => {
    const twin = await player('Đuro', "O'Đurđević", now.teams[0], 91);
    const earlier = await view(players.inBefore);
    expect(earlier.alsoPlayers).toEqual([]);
    expect(earlier.possiblePlayers?.map(({ id }) => id)).toEqual([twin, players.now]);
    const together = await view(players.now);
    expect(together.alsoPlayers.map(({ id }) => id)).toEqual([players.inBefore]);
    expect(together.possiblePlayers?.map(({ id }) => id)).toEqual([twin, players.elsewhere]);
    await kolo.db.query('UPDATE players SET withdrawn_at = now() WHERE id = $1', [twin]);
    const apart = await view(players.now);
    expect(apart.alsoPlayers.map(({ id }) => id)).toEqual([twin, players.inBefore]);
    await kolo.db.query('UPDATE players SET withdrawn_at = NULL WHERE id = $1', [twin]);
    expect((await erase()).status).toBe(204);
    expect(await erased()).toEqual([players.inBefore, players.now]);
  });

  it('nobody of another name can be chosen', async () => {
    expect((await erase([players.composed])).status).toBe(404);
    expect(await erased()).toEqual([]);
  });

  const cli = (...args: string[]) =>
    runCommand(join(__dirname, 'personal-data-cli.ts'), args, {
      env: { DATA_DIR: folder, DATABASE_URL: kolo.database.adminUrl },
      cwd: folder,
    });

  describe('given the proof of employment of each of them, and what was decided about them', () => {
    const documents = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}.pdf`);

    beforeEach(async () => {
      mkdirSync(join(folder, 'files'), { recursive: true });
      const ids = [players.inBefore, players.now, players.elsewhere];
      for (const [index, id] of ids.entries()) {
        const name = documents[index] ?? '';
        writeFileSync(join(folder, 'files', name), 'proof');
        await kolo.db.query(
          `UPDATE players SET employment_document = $2, status = 'pending' WHERE id = $1`,
          [id, name],
        );
        const body = { status: 'approved' };
        await kolo.call('PATCH', `/api/players/${id}/status`, { as: 'admin', body });
      }
    });

    const exported = async (body?: object) => {
      const response = await fetch(`${kolo.url}/api/people/player-${players.now}/export`, {
        method: 'POST',
        headers: { cookie: kolo.cookies.admin, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (response.status !== 200)
        return { status: response.status, files: [], ids: [], about: [] };
      const zip = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const data = JSON.parse(Buffer.from(zip['person.json'] ?? []).toString()) as {
        player: { id: number }[];
        audit_about: { action: string }[];
      };
      const files = Object.keys(zip).filter((name) => name.endsWith('.pdf'));
      return { status: 200, files, ids: data.player.map(({ id }) => id), about: data.audit_about };
    };

    it('their data has the other season, and another company only where it was chosen', async () => {
      const alone = await exported();
      expect(alone.ids.sort()).toEqual([players.inBefore, players.now]);
      expect(alone.files).toHaveLength(2);
      const both = await exported({ alsoPlayers: [players.elsewhere] });
      expect(both.ids.sort()).toEqual([players.inBefore, players.now, players.elsewhere]);
      expect(both.files).toHaveLength(3);
    });

    it('what was decided about them in each place is in it', async () => {
      const approvals = async (body?: object) =>
        (await exported(body)).about.filter(({ action }) => action === 'player.approve');
      expect(await approvals()).toHaveLength(2);
      expect(await approvals({ alsoPlayers: [players.elsewhere] })).toHaveLength(3);
    });

    it('nobody of another name gets into their data', async () => {
      expect(await exported({ alsoPlayers: [players.composed] })).toMatchObject({ status: 404 });
    });

    it('the command line names the possible one, and takes it along only when it is told to', async () => {
      const who = `player:${players.now}`;
      const alone = await cli('export', who, 'alone');
      expect([alone.status, alone.stderr]).toEqual([0, '']);
      expect(alone.stdout).toContain(`--also ${players.elsewhere}`);
      expect(alone.stdout).not.toContain(`player:${players.composed}`);
      expect(readFileSync(join(folder, 'alone/person.json'), 'utf8')).not.toContain(documents[2]);
      const both = await cli('export', who, 'both', '--also', `player:${players.elsewhere}`);
      expect([both.status, both.stdout]).toEqual([
        0,
        expect.stringContaining(`also player:${players.elsewhere}`),
      ]);
      expect(readFileSync(join(folder, 'both/person.json'), 'utf8')).toContain(documents[2]);
    });
  });

  it('the command line erases the possible one only when it is told to', async () => {
    const who = `player:${players.now}`;
    for (const also of [`${players.composed}`, 'ana'])
      expect(await cli('erase', who, '--yes', '--also', also)).toMatchObject({ status: 2 });
    expect(await erased()).toEqual([]);
    expect((await cli('erase', who, '--yes')).stdout).toContain(`--also ${players.elsewhere}`);
    expect(await erased()).toEqual([players.inBefore, players.now]);
  });

  it('the command line erases both where it is told to', async () => {
    await cli('erase', `player:${players.now}`, '--yes', '--also', `${players.elsewhere}`);
    expect(await erased()).toEqual([players.inBefore, players.now, players.elsewhere]);
  });
});

it('a team that is called like its account is forgotten with it, however both are written', async () => {
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO users (username, password, email, role, approved)
     VALUES ('sime saric', '-', 'sime@kolo.test', 'company', true) RETURNING id`,
  );
  const ownerId = rows[0]?.id ?? 0;
  const { teams } = await createLeague(kolo.db, { ownerId, teams: 1, players: 0 });
  const parameters = [teams[0]?.id, 'Šime\u00a0S\u030caric\u0301'];
  await kolo.db.query('UPDATE teams SET name = $2 WHERE id = $1', parameters);
  const { status } = await kolo.call('POST', `/api/people/account-${ownerId}/erase`, {
    as: 'admin',
    body: { name: 'sime saric' },
  });
  expect(status).toBe(204);
  const left = await kolo.db.query('SELECT name FROM teams WHERE id = $1', [teams[0]?.id]);
  expect(left.rows).toEqual([{ name: expect.not.stringMatching(/aric/i) }]);
});
