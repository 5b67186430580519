import fc from 'fast-check';
import type { Card } from '../../match/events.js';
import { usualSeasonRules } from '../../rules/season-rules.js';
import { playedMatch, SeasonMatch } from '../../testing/season-story.js';
import { finesByTeam } from './fines.js';
import type { DisciplineRules } from './input.js';

const fines = { yellowFineCents: 500, secondYellowFineCents: 1200, redFineCents: 2000 };
const year = '2026-01-01T00:00:00.000Z';
const under = (settings: Partial<DisciplineRules> = fines, at = year) => ({
  at,
  rules: { ...usualSeasonRules.discipline, ...settings },
});
const charged = (matches: readonly SeasonMatch[], rules = [under()]) =>
  [
    ...finesByTeam(
      matches.map(({ facts }) => facts),
      rules,
    ),
  ]
    .sort(([a], [b]) => a - b)
    .map(([teamId, charges]) => [
      teamId,
      ...charges.map(
        ({ match, offender, card, cents }) => `${match.matchId} ${offender} ${card} ${cents}`,
      ),
    ]);

it('fines nobody where the season rules name no fine', () => {
  const match = playedMatch({ id: 1, on: '03-01' }, [1, 'yellow'], [11, 'red']);
  expect(charged([match], [])).toEqual([]);
  expect(charged([match], [under({ redFineCents: 2000 })])).toEqual([[200, '1 11 red 2000']]);
});

it('fines two yellows of a person once, as a second yellow, and a yellow beside a direct red too', () => {
  const later = playedMatch({ id: 1, on: '03-08' }, [1, 'yellow'], [1, 'second-yellow']);
  const earlier = playedMatch({ id: 2, on: '03-01' }, [1, 'yellow'], [11, 'yellow'], [11, 'red']);
  expect(charged([later, earlier])).toEqual([
    [100, '2 1 yellow 500', '1 1 second-yellow 1200'],
    [200, '2 11 yellow 500', '2 11 red 2000'],
  ]);
});

it('takes the fines that were in force when the match ended', () => {
  const matches = ['03-01', '03-08'].map((on, place) =>
    playedMatch({ id: place + 1, on }, [1, 'yellow']),
  );
  const rules = [under(), under({ yellowFineCents: 700 }, '2026-03-05T00:00:00.000Z')];
  expect(charged(matches, rules)).toEqual([[100, '1 1 yellow 500', '2 1 yellow 700']]);
});

it('fines only for cards that stand and count', () => {
  const undone = playedMatch({ id: 1, on: '03-01' }, [1, 'yellow']);
  undone.undo(undone.lastCard);
  const running = new SeasonMatch({ id: 2, on: '03-08' }).begin().card(1, 'red');
  const annulled = playedMatch({ id: 3, on: '03-15' }, [1, 'red']).when(
    {
      type: 'AnnulMatch',
      reason: 'decision',
      season: { keepsBetterPlayed: true, cardsStay: false },
    },
    60,
  );
  expect(charged([undone, running, annulled])).toEqual([]);
});

it('fines for officials by the season rules', () => {
  const withCoach = () =>
    new SeasonMatch({ id: 1, on: '03-01' }).begin().officialCard('home', 'coach', 'red').end();
  expect(charged([withCoach()])).toEqual([[100, '1 coach red 2000']]);
  expect(charged([withCoach()], [under({ ...fines, officialsToo: false })])).toEqual([]);
});

it('charges as many fines of each card as there are', () => {
  const person = fc.integer({ min: 1, max: 5 });
  const shown = fc.uniqueArray(
    fc.record({ person, card: fc.constantFrom<'yellow' | 'red'>('yellow', 'red') }),
    {
      selector: (one) => one.person,
    },
  );
  fc.assert(
    fc.property(shown, fc.nat(100_000), fc.nat(100_000), (given, yellowFineCents, redFineCents) => {
      const match = playedMatch(
        { id: 1, on: '03-01' },
        ...given.map(({ person, card }): [number, Card] => [person, card]),
      );
      const charges = finesByTeam([match.facts], [under({ yellowFineCents, redFineCents })]);
      const sum = (charges.get(100) ?? []).reduce((total, { cents }) => total + cents, 0);
      const count = (wanted: string) => given.filter(({ card }) => card === wanted).length;
      expect(sum).toBe(count('yellow') * yellowFineCents + count('red') * redFineCents);
    }),
    { numRuns: 50 },
  );
});
