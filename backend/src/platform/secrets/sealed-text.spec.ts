import { randomBytes } from 'node:crypto';
import { seal, unseal } from './sealed-text.js';

describe('a sealed text', () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  const sealed = seal('JBSWY3DPEHPK3PXP', key, '7');

  it('opens with its key, for its owner', () => {
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(unseal(sealed, key, '7')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('opens with no other key, for nobody else, and not when it was changed', () => {
    const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
    const tries = [unseal(sealed, other, '7'), unseal(sealed, key, '8'), unseal(changed, key, '7')];
    expect([...tries, unseal('', key, '7')]).toEqual([null, null, null, null]);
  });
});
