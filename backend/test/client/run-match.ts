import createClient from 'openapi-fetch';
import type { paths } from './api.js';

export interface MatchToRun {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly playerIds: number[];
}

/** A program that knows nothing of Kolo but its description schedules a match, runs it and reads its result. */
export async function runMatch({ url, username, password, ...match }: MatchToRun) {
  const { homeTeamId, awayTeamId, playerIds } = match;
  const [scorer] = playerIds;
  const api = createClient<paths>({ baseUrl: url });
  const signedIn = await api.POST('/api/login', { body: { username, password } });
  const cookie = signedIn.response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { cookie };

  const made = await api.POST('/api/matches', {
    headers,
    body: { homeTeamId, awayTeamId, matchDate: new Date().toISOString() },
  });
  if (made.data === undefined) throw new Error(made.error.error);
  const params = { path: { id: made.data.id } };

  const answers = [
    await api.POST('/api/matches/{id}/initialize', { params, headers, body: { playerIds } }),
    await api.PATCH('/api/matches/{id}/state', {
      params,
      headers,
      body: { status: 'in_progress', matchState: 'first-half', currentHalf: 1 },
    }),
    await api.POST('/api/matches/{id}/goals', {
      params,
      headers,
      body: { team: 'home', scorer: scorer ?? null, kind: 'open-play' },
    }),
    await api.PATCH('/api/matches/{id}/state', {
      params,
      headers,
      body: { matchState: 'half-time' },
    }),
    await api.PATCH('/api/matches/{id}/state', {
      params,
      headers,
      body: { matchState: 'second-half', currentHalf: 2 },
    }),
    await api.PATCH('/api/matches/{id}/state', {
      params,
      headers,
      body: { status: 'completed', matchState: 'completed' },
    }),
  ];
  const refused = answers.find(({ error }) => error !== undefined)?.error;
  if (refused !== undefined) throw new Error(refused.error);

  const replayed = await api.GET('/api/matches/{id}/replay', { params, headers });
  const types = replayed.data?.events.map(({ type }) => type) ?? [];
  const again = await api.POST('/api/matches/{id}/initialize', {
    params,
    headers,
    body: { playerIds },
  });
  const { homeScore, awayScore, status } = answers.at(-1)?.data ?? {};
  return { homeScore, awayScore, status, types, refusal: again.error?.error };
}
