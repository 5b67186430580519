import fc from 'fast-check';
import { objectionsTo } from './check/check.js';
import type { CommentaryFacts, Decision } from './facts.js';
import { storyOf } from './story.js';
import { aPreview, aReport, awayPeople, homePeople, teamFactsOf } from './testing/sample-facts.js';
import { writeByTemplate } from './write.js';

const [horvat = '', kolar = ''] = homePeople;
const [simic = ''] = awayPeople;
const goal = (team: 'home' | 'away', scorer: string | null, minute: string | null) => ({
  team,
  scorer,
  minute,
});

/** All wordings that some match would get. */
const wordings = (facts: CommentaryFacts, language: 'hr' | 'en'): Set<string> =>
  new Set(
    Array.from({ length: 60 }, (_, matchId) => writeByTemplate({ ...facts, matchId }, language)),
  );

const kinds = {
  goalless: aReport([]),
  draw: aReport([goal('home', horvat, '3'), goal('away', simic, '30')]),
  'late-draw': aReport([goal('home', horvat, '3'), goal('away', simic, '40')]),
  thrashing: aReport([3, 4, 5, 6, 7].map((minute) => goal('home', horvat, String(minute)))),
  comeback: aReport([
    goal('home', horvat, '2'),
    goal('home', kolar, '9'),
    ...['12', '25', '33'].map((minute) => goal('away', simic, minute)),
  ]),
  'late-winner': aReport([goal('home', horvat, '40+1')]),
  narrow: aReport([goal('home', null, '11')]),
  clear: aReport([goal('home', horvat, null), goal('home', kolar, '12')]),
  kicks: aReport([goal('home', horvat, '3'), goal('away', simic, '30')], {
    decision: { by: 'kicks', winner: 'away', score: { home: 3, away: 4 } },
  }),
  'extra-time': aReport(
    [goal('home', horvat, '3'), goal('away', simic, '30'), goal('away', simic, '44')],
    { decision: { by: 'extra-time' } },
  ),
  recorded: aReport([], { score: { home: 3, away: 0 } }),
};

describe('built-in texts', () => {
  it.each(Object.entries(kinds))(
    'know a match that is %s, and tell it in several ways',
    (kind, facts) => {
      expect(storyOf(facts).kind).toBe(kind);
      for (const language of ['hr', 'en'] as const)
        expect(wordings(facts, language).size).toBeGreaterThanOrEqual(kind === 'recorded' ? 2 : 3);
    },
  );

  it('say the same again for the same match', () => {
    const facts = aPreview();
    expect(writeByTemplate(facts, 'hr')).toBe(writeByTemplate({ ...facts }, 'hr'));
  });

  it('speak Croatian as people do', () => {
    const all = [
      ...[...Object.values(kinds), aPreview()].flatMap((facts) => [...wordings(facts, 'hr')]),
    ].join('\n');
    expect(all).toContain('uz 5 golova razlike');
    expect(all).toContain('u nedjelju, 26. listopada u 18:30');
    expect(all).toContain('2 pobjede, 1 remi i 1 poraz');
    expect(all).toContain('u posljednje 4 utakmice');
    expect(all).toContain('pogađa čak 5 puta');
    for (const wrong of ['undefined', 'null', 'NaN', '  ', ' .', ' ,', '..'])
      expect(all).not.toContain(wrong);
  });

  it('begin with a capital, also without a round', () => {
    const facts = [...Object.values(kinds), aPreview()].map((one) => ({ ...one, round: null }));
    for (const language of ['hr', 'en'] as const)
      for (const text of facts.flatMap((one) => [...wordings(one, language)]))
        expect(text).toMatch(/^\p{Lu}/u);
  });

  it('let nobody win a draw, not even who scores three', () => {
    const facts = aReport([
      ...['3', '9', '20'].map((minute) => goal('home', horvat, minute)),
      ...['12', '25', '33'].map((minute) => goal('away', simic, minute)),
    ]);
    for (const language of ['hr', 'en'] as const)
      for (const text of wordings(facts, language))
        expect([text, objectionsTo(text, facts, language)]).toEqual([text, []]);
  });

  it('give nobody a hat-trick for goals of a namesake in the other team', () => {
    const facts = aReport([
      ...['3', '9'].map((minute) => goal('home', horvat, minute)),
      goal('away', horvat, '25'),
    ]);
    expect(storyOf(facts).hatTricks).toEqual([]);
    expect(objectionsTo('Hat-trick potpisuje Ivan Horvat.', facts, 'hr')).not.toEqual([]);
  });

  it('do not say that a season begins with a match outside every league', () => {
    const noTable = { placeBefore: null, placeAfter: null, form: [] };
    const facts = aPreview({
      home: teamFactsOf('Bura', noTable),
      away: teamFactsOf('Val', noTable),
      teams: 0,
    });
    for (const language of ['hr', 'en'] as const)
      for (const text of wordings({ ...facts, round: null }, language))
        expect(text).not.toMatch(/sezon|tablic|početak|season|table|fresh/i);
  });

  it('never say what the log does not', () => {
    const minute = fc.oneof(
      fc.constant(null),
      fc.integer({ min: 1, max: 40 }).map(String),
      fc.constantFrom('20+1', '40+2'),
    );
    const goals = fc.array(
      fc.record({
        team: fc.constantFrom('home' as const, 'away' as const),
        scorer: fc.constantFrom(null, ...homePeople, ...awayPeople),
        assist: fc.constantFrom(null, null, ...homePeople),
        minute,
        kind: fc.constantFrom('open-play' as const, 'own-goal' as const, 'penalty' as const),
      }),
      { maxLength: 9 },
    );
    const cards = fc.array(
      fc.record({
        player: fc.constantFrom(...homePeople, ...awayPeople),
        team: fc.constantFrom('home' as const, 'away' as const),
        colour: fc.constantFrom('yellow' as const, 'red' as const),
        minute,
        isSecondYellow: fc.constantFrom(undefined, true as const),
      }),
      { maxLength: 5 },
    );
    const letters = fc.array(fc.constantFrom('W' as const, 'D' as const, 'L' as const), {
      maxLength: 5,
    });
    const place = fc.option(fc.integer({ min: 1, max: 10 }));
    const team = (name: string) =>
      fc
        .record({ placeBefore: place, placeAfter: place, form: letters })
        .chain((more) =>
          fc
            .record({ winsInARow: fc.nat({ max: 6 }), winless: fc.nat({ max: 6 }) })
            .map((streaks) => teamFactsOf(name, { ...more, ...streaks })),
        );
    const decision = fc.constantFrom<Decision | null>(
      null,
      { by: 'extra-time' },
      { by: 'kicks', winner: 'home', score: { home: 4, away: 3 } },
    );
    const facts = fc
      .record({
        goals,
        cards,
        decision,
        matchId: fc.nat(),
        home: team('Bura'),
        away: team('NK Žuti Val 98'),
      })
      .chain(({ goals, ...more }) =>
        fc.constantFrom<CommentaryFacts>(
          aReport(goals, { ...more, mvp: { name: horvat, team: 'home' } }),
          aPreview({
            home: more.home,
            away: more.away,
            matchId: more.matchId,
            lastMeeting: null,
          }),
          aPreview({ home: more.home, away: more.away, matchId: more.matchId }),
        ),
      );
    fc.assert(
      fc.property(facts, fc.constantFrom('hr' as const, 'en' as const), (about, language) => {
        const text = writeByTemplate(about, language);
        expect([text, objectionsTo(text, about, language)]).toEqual([text, []]);
      }),
      { numRuns: 150 },
    );
  });
});

it.each(['hr', 'en'] as const)('in %s the break stands between the goals around it', (language) => {
  const facts = aReport(
    [goal('home', horvat, '3'), goal('away', simic, '12'), goal('home', kolar, '30')],
    { halfTime: { home: 1, away: 1 } },
  );
  for (const text of wordings(facts, language)) {
    const ofBreak = text.search(/poluvremenu stoji|odmor se odlazi|at the break|half-time score/);
    expect(text.indexOf(simic)).toBeLessThan(ofBreak);
    expect(text.lastIndexOf('30')).toBeGreaterThan(ofBreak);
  }
});

it.each(['hr', 'en'] as const)(
  'in %s a win that leaves its team at the bottom names no place',
  (language) => {
    const facts = aReport([goal('home', horvat, '3')], {
      home: teamFactsOf('Bura', { placeBefore: 10, placeAfter: 10 }),
    });
    for (const text of wordings(facts, language)) expect(text).not.toMatch(/10\. mjesto|10th/);
  },
);
