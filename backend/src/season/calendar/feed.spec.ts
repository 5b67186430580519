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

describe('a finished match in a calendar', () => {
  const summaryOf = (changes: Partial<CalendarMatch>, language: 'hr' | 'en') => {
    const matches = [{ ...match, ...changes }];
    const feed = { name: 'Liga', origin: 'https://liga.hr', domain: 'liga.hr' };
    return /SUMMARY:(.*)\r\n/.exec(feedText({ ...feed, language, matches }))?.[1];
  };

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
