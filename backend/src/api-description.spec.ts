import type { ErrorCode } from '@kolo/domain';
import { apiDescription } from './api-description.js';

const { describedFetch } = require('../test/described/answers.cjs');
const { checkMessage } = require('../test/described/messages.cjs');
const socket = require('../../docs/asyncapi.json');

interface Refusal {
  content?: { 'application/json': { schema: { properties: { error: { enum: ErrorCode[] } } } } };
}
type Routes = Record<string, Record<string, { responses: Record<string, Refusal> }>>;

const paths: object = apiDescription().paths;

/** The codes that a route names for itself. */
function codesOf(method: 'get' | 'post' | 'patch', path: string, status: number): ErrorCode[] {
  const refusal = (paths as Routes)[path]?.[method]?.responses[status];
  return refusal?.content?.['application/json'].schema.properties.error.enum ?? [];
}

const goals = '/api/matches/{id}/goals';

describe('the refusals that the description names for a route', () => {
  it('are those of its own command, not of all commands of a match', () => {
    const ofGoals = codesOf('post', goals, 409);
    expect(ofGoals).toEqual(expect.arrayContaining(['match.official', 'match.player-not-present']));
    expect(ofGoals).not.toContain('match.winner-needed');
    expect(ofGoals).not.toContain('match.cannot-undo');
    expect(codesOf('patch', '/api/matches/{id}/state', 409)).toContain('match.winner-needed');
    expect(codesOf('post', '/api/matches/{id}/undo', 409)).toContain('match.cannot-undo');
    expect(codesOf('get', '/api/matches/{id}/stats', 409)).toEqual(['match.not-started']);
  });

  it('include what a library calls before the handler', () => {
    expect(codesOf('post', '/api/login', 401)).toContain('auth.bad-credentials');
  });

  it('include the refusals of a device at the table only where it may ask', () => {
    expect(codesOf('post', goals, 401)).toContain('auth.grant-revoked');
    expect(codesOf('post', '/api/matches', 401)).not.toContain('auth.grant-revoked');
  });

  it('tell nobody by a registration who has an account', () => {
    expect(codesOf('post', '/api/register', 409)).toEqual(['account.username-taken']);
  });

  it.each([
    ['match.not-started', true],
    ['match.winner-needed', false],
  ])('let a test get %s from the route of goals: %s', async (error, isDescribed) => {
    const answer = { statusCode: 409, error, message: 'It is refused.' };
    const fetch = describedFetch(async () => Response.json(answer, { status: 409 }));
    const response = fetch('http://127.0.0.1/api/matches/41/goals', { method: 'POST' });
    if (isDescribed) await expect(response).resolves.toMatchObject({ status: 409 });
    else
      await expect(response).rejects.toThrow(/not as described: value\/error must be equal to one/);
  });
});

it.each(Object.entries<{ examples: { payload: unknown }[] }>(socket.channels.live.messages))(
  'the description of the socket’s message %s has an example of it',
  (name, { examples }) => {
    expect(examples).toHaveLength(1);
    for (const { payload } of examples) checkMessage(name, payload);
  },
);
