import { presetRules } from '../../rules/match-rules.js';
import { aKnockOut, ranks } from '../../testing/cup-story.js';
import { rulesInStage } from './stage-rules.js';

const company = presetRules['company-running'];
const usual = { extraTime: { halves: 2, minutes: 5 }, kicks: { first: 5 } } as const;

describe('the rules of a match of the finals', () => {
  it('need a winner after extra time and kicks, though the league has neither', () => {
    expect(rulesInStage(company, aKnockOut(4), 1)).toEqual({
      ...company,
      ...usual,
      winnerNeeded: true,
    });
  });

  it('have the extra time and the kicks of the league where it has its own', () => {
    const own = { extraTime: { halves: 1, minutes: 3 }, kicks: { first: 3 } } as const;
    expect(rulesInStage({ ...company, ...own }, aKnockOut(4), 1)).toMatchObject(own);
  });

  it('go straight to kicks where the stage leaves extra time out', () => {
    const kicksAlone = aKnockOut(4, { decider: ['kicks'] });
    expect(rulesInStage(presetRules.tournament, kicksAlone, 1)).toMatchObject({
      extraTime: null,
      kicks: { first: 5 },
      winnerNeeded: true,
    });
  });

  it('let a match end level where something else decides', () => {
    const better = aKnockOut(4, { decider: ['better-placed'] });
    expect(rulesInStage(presetRules.tournament, better, 1)).toMatchObject({
      extraTime: null,
      kicks: null,
      winnerNeeded: false,
    });
  });

  it('have extra time and kicks in the second leg alone', () => {
    const twoLegs = aKnockOut(2, { legs: 2 });
    const none = { extraTime: null, kicks: null, winnerNeeded: false };
    expect(rulesInStage(company, twoLegs, 1)).toMatchObject(none);
    expect(rulesInStage(company, twoLegs, 2)).toMatchObject({ ...usual, winnerNeeded: false });
  });

  it('are those of the league in groups', () => {
    const groups = { kind: 'split', name: 'Liga', entries: ranks(4), legs: 1 } as const;
    expect(rulesInStage(company, { ...groups, entries: ranks(4) }, 1)).toBe(company);
  });
});
