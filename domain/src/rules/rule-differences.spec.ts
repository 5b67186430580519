import { presetRules, rulePresets } from './match-rules.js';
import { differsFromLaws, presetOf, ruleApplies, withoutUnused } from './rule-differences.js';
import { fieldsOfRules, type RuleField, ruleFields, rulesOfFields } from './rule-fields.js';

const company = fieldsOfRules(presetRules['company-running']);
const tournament = fieldsOfRules(presetRules.tournament);

describe('a rule sheet compared with the Laws of the Game', () => {
  it('differs in nothing when it is theirs', () => {
    const laws = fieldsOfRules(presetRules['fifa-2025-26']);
    expect(ruleFields.filter((field) => differsFromLaws(field, laws))).toEqual([]);
  });

  it('differs in what it turns off or on, and not in what then does not apply', () => {
    const different = ruleFields.filter((field) => differsFromLaws(field, company));
    expect(different).toEqual<RuleField[]>([
      ...(['halfTimeMinutes', 'clockMode', 'periodEndsBy', 'clockDirection'] as const),
      ...(['listMax', 'lateListUntil', 'timeoutStopsClock', 'foulKickFrom'] as const),
      ...(['reductionSeconds', 'exclusionSeconds'] as const),
    ]);
  });

  it('says nothing of the last minutes where the clock stops in none or in all', () => {
    expect(ruleApplies('lastMinutes', tournament)).toBe(true);
    expect(ruleApplies('lastMinutes', company)).toBe(false);
    expect(ruleApplies('winnerNeeded', company)).toBe(false);
  });
});

describe('the preset of a rule sheet', () => {
  it('is the one that says the same, and custom after a change', () => {
    for (const preset of rulePresets)
      if (preset !== 'custom') expect(presetOf(presetRules[preset])).toBe(preset);
    expect(presetOf({ ...presetRules.tournament, halfMinutes: 12 })).toBe('custom');
  });

  it('is still found where only something unused differs', () => {
    expect(presetOf({ ...presetRules['company-running'], foulKickMetres: 7 })).toBe(
      'company-running',
    );
    const fields = { ...company, foulKickMetres: 7, lastMinutes: 2 };
    expect(rulesOfFields(withoutUnused(fields))).toEqual(presetRules['company-running']);
  });
});
