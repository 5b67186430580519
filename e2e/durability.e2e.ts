import { randomUUID } from 'node:crypto';
import type { MatchAnswer } from '@kolo/domain';
import { Api } from './api.js';
import { expect, test } from './fixtures.js';
import { runCommand } from './server.js';

test.describe.configure({ mode: 'serial' });

/** Sends a tap until it is answered, as a tablet does: the same id, whatever happens in between. */
async function tapUntilAnswered(api: Api, path: string, body: unknown): Promise<[string, number]> {
  const commandId = randomUUID();
  for (;;) {
    try {
      const { status, body: answer } = await api.send<MatchAnswer>('POST', path, body, {
        'idempotency-key': commandId,
      });
      if (status === 200) return [commandId, answer.version];
      if (status < 500) throw new Error(`A tap was refused: ${JSON.stringify(answer)}`);
    } catch (error) {
      // fetch reports an unreachable server as a TypeError; everything else is a failure.
      if (!(error instanceof TypeError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test.describe('a killed server', () => {
  test('said which Node and which PostgreSQL serve', async ({ kolo }) => {
    const said = new RegExp(`Node ${process.version}.*, PostgreSQL \\d+\\.\\d+`);
    // A start does not wait for a database that takes two seconds to answer.
    for (let starts = 1; starts < 5 && !said.test(kolo.output()); starts += 1) {
      await expect.poll(() => kolo.output().match(/, PostgreSQL /g)).toHaveLength(starts);
      if (!said.test(kolo.output())) await kolo.restart();
    }
    await expect.poll(() => kolo.output()).toMatch(said);
  });

  test('keeps every acknowledged tap, once', async ({ kolo }) => {
    const api = await new Api(kolo.url).signIn();
    const { id } = await api.readyMatch();
    const { state } = await api.kickOff(id);
    const players = [...(state.lineup?.home ?? []), ...(state.lineup?.away ?? [])];
    const total = 500;
    const killAfter = [120, 310];
    const acknowledged = new Map<string, number>();
    let sent = 0;

    const tapper = async () => {
      while (sent < total) {
        const playerId = players[sent++ % players.length];
        const [commandId, version] = await tapUntilAnswered(api, `/matches/${id}/stats/increment`, {
          playerId,
          statField: sent % 3 === 0 ? 'assists' : 'goals',
        });
        acknowledged.set(commandId, version);
        if (killAfter[0] !== undefined && acknowledged.size >= killAfter[0]) {
          killAfter.shift();
          await kolo.kill('SIGKILL');
          await kolo.restart();
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, tapper));

    expect(killAfter).toEqual([]);
    expect(acknowledged.size).toBe(total);
    const log = await api.log(id);
    expect(log.map(({ event }) => event.version)).toEqual(log.map((_, n) => n + 1));
    const taps = log.slice(state.version);
    expect(taps).toHaveLength(total);
    expect(new Map(taps.map(({ commandId, event }) => [commandId, event.version]))).toEqual(
      acknowledged,
    );

    const { homeScore, awayScore, playerStats } = await api.manage(id);
    const goals = taps.filter(({ event }) => event.type === 'GoalScored').length;
    expect((homeScore ?? 0) + (awayScore ?? 0)).toBe(goals);
    expect(playerStats.reduce((sum, row) => sum + row.goals, 0)).toBe(goals);
    const verified = await runCommand('projections/projections-cli.js verify', kolo);
    expect(verified).toMatchObject({ exitCode: 0 });
  });

  test('gives a repeated command its first answer', async ({ kolo }) => {
    const api = await new Api(kolo.url).signIn();
    const { id } = await api.readyMatch();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { matchDate: '2027-01-01T18:00:00.000Z', venue: 'Dvorana Trnsko' };
    const first = await api.send<MatchAnswer>('PATCH', `/matches/${id}/schedule`, body, headers);
    await kolo.kill('SIGKILL');
    await kolo.restart();
    const again = await api.send<MatchAnswer>('PATCH', `/matches/${id}/schedule`, body, headers);
    expect(first.status).toBe(200);
    expect(again.body.version).toBe(first.body.version);
    expect(again.body.events).toEqual(first.body.events);
    expect((await api.log(id)).length).toBe(first.body.version);
  });
});
