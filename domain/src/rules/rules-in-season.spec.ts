import { aMatch, at } from '../testing/match-story.js';
import { listLimitOf, listLimits, presetRules } from './match-rules.js';
import { rulesInSeason } from './rules-in-season.js';
import { lateLists, type SeasonRules, usualSeasonRules } from './season-rules.js';

const fifa = presetRules['fifa-2025-26'];
const season = (lateListUntil: SeasonRules['signing']['lateListUntil']) => ({
  signing: { ...usualSeasonRules.signing, lateListUntil },
});

describe('the sheet of a match in a season', () => {
  it.each(listLimits.flatMap((own) => lateLists.map((late) => [own, late] as const)))(
    'of %s lasts until half-time where either says so, beside %s',
    (own, late) => {
      const rules = rulesInSeason({ ...fifa, lateListUntil: own }, season(late));
      const either = own === 'half-time' || late === 'half-time';
      expect(rules).toEqual({ ...fifa, lateListUntil: either ? 'half-time' : 'kick-off' });
    },
  );

  it('is the same one where nothing is extended, also one without a limit', () => {
    const { lateListUntil: _, ...old } = fifa;
    expect(rulesInSeason(fifa, season('kick-off'))).toBe(fifa);
    expect(rulesInSeason(old, season('kick-off'))).toBe(old);
    expect(rulesInSeason(old, season('half-time'))).toBe(old);
    expect(listLimitOf(old)).toBe('half-time');
  });

  it('adds a player in the first half, and nobody in the second', () => {
    const late = { type: 'AddPlayer', team: 'home', playerId: 6, reason: 'came-late' } as const;
    const roster = { home: [6], away: [] };
    const under = (limit: SeasonRules['signing']['lateListUntil']) =>
      aMatch().under(rulesInSeason(fifa, season(limit)));
    expect(
      under('kick-off')
        .started()
        .attempt({ ...late, roster }, at(5)),
    ).toBe('match.list-closed');
    expect(
      under('half-time')
        .started()
        .attempt({ ...late, roster }, at(5)),
    ).toBeNull();
    expect(
      under('half-time')
        .inSecondHalf()
        .attempt({ ...late, roster }, at(31)),
    ).toBe('match.list-closed');
  });
});
