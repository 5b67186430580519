import { arrayLiteral, changesText } from './row-changes.js';

describe('lists for the database', () => {
  it('quote what an array must quote', () => {
    expect(arrayLiteral([7, null, '', 'NULL', 'Dvorana "Kolo", \\ulaz {2}'])).toBe(
      '{7,NULL,"","NULL","Dvorana \\"Kolo\\", \\\\ulaz {2}"}',
    );
    expect(arrayLiteral([])).toBe('{}');
  });

  it('are put together by their names', () => {
    expect(changesText([{ gone: [7] }, { matches: [8, null] }, { gone: [9] }])).toBe(
      '{"gone":"{7,9}","matches":"{8,NULL}"}',
    );
    expect(changesText([])).toBe('{}');
  });
});
