import { outcomeKinds, outcomeWords } from '@kolo/domain';
import { type CalendarMatch, feedText } from './feed.js';

const match: CalendarMatch = {
  id: 7,
  round: 3,
  homeTeamName: 'Čelik',
  awayTeamName: 'Žito',
  venue: 'Dvorana',
  address: null,
  score: { home: 2, away: 2 },
  shootout: null,
  afterExtraTime: false,
  matchDate: '2026-03-15T16:00:00.000Z',
  status: 'completed',
  deleted: false,
  sequence: 1,
  changedAt: new Date('2026-03-15T18:00:00.000Z'),
};

/** The value of a property of its entry. */
function propertyOf(name: string, changes: Partial<CalendarMatch>, language: 'hr' | 'en' = 'hr') {
  const matches = [{ ...match, ...changes }];
  const feed = { name: 'Liga', origin: 'https://liga.hr', domain: 'liga.hr' };
  const text = feedText({ ...feed, language, matches });
  return new RegExp(`\r\n${name}:(.*)\r\n`).exec(text)?.[1];
}

describe('a finished match in a calendar', () => {
  const summaryOf = (changes: Partial<CalendarMatch>, language: 'hr' | 'en') =>
    propertyOf('SUMMARY', changes, language);

  it.each([
    ['hr', {}, 'Čelik 2:2 Žito'],
    ['hr', { afterExtraTime: true }, 'Čelik 2:2 Žito (nakon produžetaka)'],
    ['en', { afterExtraTime: true }, 'Čelik 2:2 Žito (after extra time)'],
    [
      'hr',
      { afterExtraTime: true, shootout: { home: 4, away: 3 } },
      'Čelik 2:2 Žito (raspucavanje 4:3)',
    ],
    ['en', { shootout: { home: 4, away: 3 } }, 'Čelik 2:2 Žito (penalty shoot-out 4:3)'],
  ] as const)('tells in %s how %o went on', (language, changes, summary) => {
    expect(summaryOf(changes, language)).toBe(summary);
  });

  it.each(['hr', 'en'] as const)(
    'names what was decided as the other pages do, in %s',
    (language) => {
      for (const outcome of outcomeKinds)
        expect(summaryOf({ outcome }, language)?.replaceAll('\\', '')).toContain(
          `(${outcomeWords[language][outcome]})`,
        );
    },
  );

  it('says of a level result by decision that both teams lost', () => {
    expect(summaryOf({ outcome: 'awarded', awardedTo: 'none' }, 'en')).toContain('both lose');
  });
});

describe('a match that was decided about', () => {
  const toCome = { status: 'scheduled', score: null } as const;
  const awarded = {
    status: 'completed',
    outcome: 'awarded',
    awardedTo: 'home',
    score: { home: 5, away: 0 },
  } as const;
  const playedScore = { home: 1, away: 2 };
  const off = { status: 'cancelled', score: null } as const;

  it.each<[string, Partial<CalendarMatch>, string, string, string]>([
    ['to come', toCome, 'CONFIRMED', '3. kolo', 'Round 3'],
    [
      'cancelled',
      off,
      'CANCELLED',
      '3. kolo\\nUtakmica je otkazana.',
      'Round 3\\nThe match is cancelled.',
    ],
    [
      'postponed without a date',
      { ...toCome, outcome: 'postponed' },
      'TENTATIVE',
      '3. kolo\\nNovi termin još nije određen.',
      'Round 3\\nThe new date is not set yet.',
    ],
    [
      'awarded before it began, as where a team has withdrawn',
      awarded,
      'CANCELLED',
      '3. kolo\\nUtakmica se ne igra.',
      'Round 3\\nThe match is not being played.',
    ],
    ['awarded after play', { ...awarded, playedScore }, 'CONFIRMED', '3. kolo', 'Round 3'],
    ['annulled', { ...off, outcome: 'annulled' }, 'CANCELLED', '3. kolo', 'Round 3'],
    ['abandoned', { ...off, outcome: 'abandoned' }, 'CANCELLED', '3. kolo', 'Round 3'],
    ['replayed from the start', { ...off, outcome: 'replayed' }, 'CANCELLED', '3. kolo', 'Round 3'],
    [
      'to be gone on with on its new day',
      { ...toCome, outcome: 'suspended' },
      'CONFIRMED',
      '3. kolo',
      'Round 3',
    ],
  ])('and is %s says whether it takes place', (_, changes, status, hr, en) => {
    expect(propertyOf('STATUS', changes)).toBe(status);
    expect(propertyOf('DESCRIPTION', changes)).toBe(hr);
    expect(propertyOf('DESCRIPTION', changes, 'en')).toBe(en);
  });
});
