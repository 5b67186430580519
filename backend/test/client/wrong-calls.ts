import createClient from 'openapi-fetch';
import type { paths } from './api.js';

const api = createClient<paths>({ baseUrl: 'https://kolo.example.org' });
const params = { path: { id: 1 } };

/** Each of these must be an error of the compiler, else the generated types say nothing. */
export async function wrongCalls(): Promise<void> {
  // @ts-expect-error There is no such route.
  await api.GET('/api/nothing');
  // @ts-expect-error A match's id is a number.
  await api.GET('/api/matches/{id}/replay', { params: { path: { id: 'one' } } });
  // @ts-expect-error There are two teams.
  await api.POST('/api/matches/{id}/goals', { params, body: { team: 'both' } });
  const { data, error } = await api.GET('/api/matches/{id}/replay', { params });
  // @ts-expect-error The log has no such field.
  data?.goals;
  // @ts-expect-error No refusal has this code.
  error?.error === 'match.nonsense';
}
