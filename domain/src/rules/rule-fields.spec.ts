import { type MatchRules, presetRules } from './match-rules.js';
import { fieldsOfRules, type RuleField, ruleFields, rulesOfFields } from './rule-fields.js';

const full: MatchRules = {
  ...presetRules.tournament,
  exclusion: { seconds: 90, endsOnGoal: true, samePlayerReturns: false },
  secondYellow: 'exclusion',
};

describe('the fields of a rule sheet', () => {
  it.each(Object.entries({ ...presetRules, full }))('of %s make the same sheet again', (_, rules) =>
    expect(rulesOfFields(fieldsOfRules(rules))).toEqual(rules),
  );

  it('are all in a group, each once', () => {
    const fields = Object.keys(fieldsOfRules(full)) as RuleField[];
    expect([...ruleFields].sort()).toEqual(fields.sort());
  });

  it('tell by null that a rule is off', () => {
    const { exclusionSeconds, extraTimeHalves, kicksFirst, foulKickFrom } = fieldsOfRules(
      presetRules['fifa-2025-26'],
    );
    expect([exclusionSeconds, extraTimeHalves, kicksFirst, foulKickFrom]).toEqual([
      ...[null, null, null],
      6,
    ]);
  });
});
