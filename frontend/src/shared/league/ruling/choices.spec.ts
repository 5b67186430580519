import { type MatchView, type OutcomeKind, outcomeKinds } from '@kolo/domain';
import { choicesFor, type RulingChoice } from './choices';
import { previewOf, rulingCall, rulingFields } from './ruling-fields';

const match = (status: MatchView['status'], outcome?: OutcomeKind): MatchView =>
  ({ status, venue: 'Dvorana', ...(outcome && { outcome }) }) as MatchView;
const fieldsFor = (choice: RulingChoice, changed: object = {}) => ({
  ...rulingFields(choice, match('scheduled'), 'home'),
  ...changed,
});

it.each<[MatchView['status'], readonly RulingChoice[]]>([
  ['scheduled', ['postpone', 'award', 'annul']],
  ['in_progress', ['abandon']],
  ['completed', ['award', 'annul']],
  ['cancelled', ['award', 'annul']],
])('a %s match offers %j', (status, choices) => {
  expect(choicesFor(match(status))).toEqual(choices);
});

it('every outcome offers its undo or the way on', () => {
  const ways: RulingChoice[] = [
    'resume',
    'revoke-award',
    'revoke-annulment',
    'revoke-postponement',
    'revoke-replay',
  ];
  for (const outcome of outcomeKinds) {
    const choices = choicesFor(match('cancelled', outcome));
    expect(choices.some((choice) => ways.includes(choice))).toBe(true);
  }
});

it.each([
  ['postpone', {}, 'POST postpone', { reason: 'hall', newDate: null }],
  [
    'postpone',
    { day: '2026-12-06', time: '18:00', text: ' Curi krov ' },
    'POST postpone',
    { reason: 'hall', newDate: '2026-12-06T17:00:00.000Z', text: 'Curi krov' },
  ],
  ['abandon', { atFault: 'away' }, 'POST abandon', { reason: 'injury', atFault: 'away' }],
  ['resume', {}, 'POST resume', {}],
  ['replay', {}, 'POST replay-order', { mode: 'from-start', venue: 'Dvorana' }],
  [
    'play-on',
    { day: '2026-12-06', time: '18:00', venue: ' ' },
    'POST replay-order',
    { mode: 'from-minute', matchDate: '2026-12-06T17:00:00.000Z' },
  ],
  ['award', {}, 'POST award', { winner: 'home', cause: 'no-show' }],
  [
    'award',
    { winner: 'away', homeScore: '0', awayScore: '3' },
    'POST award',
    { winner: 'away', cause: 'no-show', homeScore: 0, awayScore: 3 },
  ],
  [
    'award',
    { winner: 'none', homeScore: '1', awayScore: '2' },
    'POST award',
    { winner: 'none', cause: 'no-show' },
  ],
  ['annul', {}, 'POST annul', { reason: 'decision' }],
  ['revoke-award', { text: 'Žalba' }, 'DELETE award', { text: 'Žalba' }],
  ['revoke-annulment', {}, 'DELETE annulment', {}],
  ['revoke-postponement', {}, 'DELETE postponement', {}],
  ['revoke-replay', {}, 'DELETE replay-order', {}],
] as const)('%s with %j is %s', (choice, changed, call, sent) => {
  const { method, route, body } = rulingCall(fieldsFor(choice, changed));
  expect(`${method} ${route}`).toBe(call);
  expect(body).toEqual(sent);
});

it('only what changes the table is previewed, and no score that is half typed', () => {
  expect(previewOf(fieldsFor('postpone'))).toBeNull();
  expect(previewOf(fieldsFor('revoke-award'))).toEqual({ ruling: 'revoke-award' });
  expect(previewOf(fieldsFor('award'))).toEqual({
    ruling: 'award',
    winner: 'home',
    cause: 'no-show',
  });
  expect(previewOf(fieldsFor('award', { homeScore: '3' }))).toBeNull();
  expect(previewOf(fieldsFor('award', { homeScore: '3', awayScore: 'x' }))).toBeNull();
});
