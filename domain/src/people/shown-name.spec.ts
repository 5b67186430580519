import fc from 'fast-check';
import { namePolicies } from '../contract/names.js';
import { erased } from './erased.js';
import { shownName, strictestPolicy } from './shown-name.js';

const horvat = { firstName: 'Ivan', lastName: 'Horvat', jerseyNumber: 10 };

it.each([
  ['full', 'Ivan Horvat'],
  ['initial', 'I. Horvat'],
  ['hidden', '#10'],
] as const)('by the policy %s a player is %s', (policy, name) => {
  expect(shownName(horvat, policy).name).toBe(name);
});

it('has a letter with its diacritics whole', () => {
  const name = (firstName: string) => shownName({ ...horvat, firstName }, 'initial').firstName;
  expect(['Šime', 's\u030cime', ' Đuro'].map(name)).toEqual(['Š.', 's\u030c.', 'Đ.']);
});

it('leaves the name of an erased player as it is', () => {
  for (const policy of namePolicies)
    expect(shownName({ ...horvat, ...erased }, policy).name).toBe(erased.player);
});

it('shows no first name but by the full policy, and no name at all where it is hidden', () => {
  const word = fc.stringMatching(/^[a-zčćđšž]{2,12}$/);
  fc.assert(
    fc.property(word, word, (firstName, lastName) => {
      const player = { firstName, lastName, jerseyNumber: 7 };
      expect(Object.values(shownName(player, 'hidden'))).toEqual(['', '#7', '#7']);
      expect(shownName(player, 'initial').firstName).toBe(`${firstName[0]}.`);
    }),
  );
});

it('the strictest policy holds, whoever chose it', () => {
  expect(strictestPolicy(['full', 'hidden', 'initial'])).toBe('hidden');
  expect(strictestPolicy(['initial', null])).toBe('initial');
  expect(strictestPolicy([])).toBe('full');
});
