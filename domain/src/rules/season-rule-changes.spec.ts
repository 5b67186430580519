import { changedSeasonRules } from './season-rule-changes.js';
import { usualSeasonRules as usual } from './season-rules.js';

describe('what a change of season rules changed', () => {
  it('is each rule by its path, with its value before and after', () => {
    const after = {
      ...usual,
      withdrawal: 'award-all' as const,
      awards: { ...usual.awards, minusPoints: 3 },
      discipline: { ...usual.discipline, yellowSteps: [4, 8] },
    };
    expect(changedSeasonRules(usual, after)).toEqual({
      before: {
        withdrawal: 'half-rule',
        'awards.minusPoints': 0,
        'discipline.yellowSteps': [3, 6, 9],
      },
      after: {
        withdrawal: 'award-all',
        'awards.minusPoints': 3,
        'discipline.yellowSteps': [4, 8],
      },
    });
  });

  it('is nothing where the same rules are set again', () => {
    const again = { ...usual, signing: { ...usual.signing, methods: [...usual.signing.methods] } };
    expect(changedSeasonRules(usual, again)).toEqual({ before: {}, after: {} });
  });

  it('knows no value of a rule that is left out again', () => {
    const set = { ...usual, discipline: { ...usual.discipline, redPoints: 5 } };
    expect(changedSeasonRules(set, usual)).toEqual({
      before: { 'discipline.redPoints': 5 },
      after: { 'discipline.redPoints': null },
    });
  });

  it('knows no value of a rule that older rules did not have', () => {
    const { noShowLimit: _, ...older } = usual;
    expect(changedSeasonRules(older as typeof usual, usual)).toEqual({
      before: { noShowLimit: null },
      after: { noShowLimit: 2 },
    });
  });
});
