import { copyLine, rowLiteral } from './row-text.js';

describe('rows as text', () => {
  it('quotes what a composite value must quote', () => {
    expect(rowLiteral([7, null, '', 'Dvorana "Kolo", \\ulaz (2)'])).toBe(
      '(7,,"","Dvorana \\"Kolo\\", \\\\ulaz (2)")',
    );
  });

  it('escapes what COPY must escape', () => {
    expect(copyLine([7, null, 'a\tb\nc\\d\re', ''])).toBe('7\t\\N\ta\\tb\\nc\\\\d\\re\t\n');
  });
});
