import { changedFields } from './changed-fields.js';

it('tells only what differs, in both states', () => {
  const at = new Date(0);
  expect(changedFields({ a: 1, b: 'x', at }, { a: 2, b: 'x', at: new Date(0) })).toEqual({
    before: { a: 1 },
    after: { a: 2 },
  });
});

it('a field that was not there was null', () => {
  expect(changedFields<{ phone?: string }>({}, { phone: '1' })).toEqual({
    before: { phone: null },
    after: { phone: '1' },
  });
});
