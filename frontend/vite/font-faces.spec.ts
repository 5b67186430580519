import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalTexts, sitePages } from '@kolo/domain';
import { en } from '@/shared/i18n/en';
import { formatPrice } from '@/shared/i18n/format-price';
import { hr } from '@/shared/i18n/hr';
import { fontFaces, lettersIn } from './font-faces.ts';

const css = readFileSync(join(__dirname, '../src/shared/ui/fonts.css'), 'utf8');
const faces = new Map(fontFaces(css).map(({ file, ranges }) => [file, lettersIn(ranges)]));
const preloaded = faces.get('inter.woff2') ?? '';

const missing = (text: string): string[] =>
  [...new Set(text)].filter((letter) => letter !== '\n' && !preloaded.includes(letter));

describe('the preloaded letters', () => {
  it.each([
    ['our texts in Croatian', JSON.stringify(hr)],
    ['our texts in English', JSON.stringify(en)],
    ['the sentences of refusals', JSON.stringify(refusalTexts)],
    ['the titles of tabs', JSON.stringify(sitePages)],
    ['prices', formatPrice('1234.50', 'hr') + formatPrice('1234.50', 'en')],
    ['goal differences and times', '0123456789:+−–·.,′'],
    ['names of the region', 'Čović Ćurić Đurđević Šarić Žagar Krešić Čađo Žižić QWXYqwxy'],
  ])('are enough for %s', (_what, text) => {
    expect(text.length).toBeGreaterThan(10);
    expect(missing(text)).toEqual([]);
  });

  it('leave letters of other languages to the file that waits', () => {
    const guests = 'Ğüneş Őrsi Łukasz José Müller';
    expect(missing(guests)).not.toEqual([]);
    expect(
      missing(guests).filter((letter) => !faces.get('inter-rest.woff2')?.includes(letter)),
    ).toEqual([]);
  });

  it('are in no other file, which would be loaded for them too', () => {
    const rest = new Set(faces.get('inter-rest.woff2'));
    expect([...preloaded].filter((letter) => rest.has(letter))).toEqual([]);
  });
});
