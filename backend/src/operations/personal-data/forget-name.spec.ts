import { forgetName } from './forget-name.js';

const horvat = { firstName: 'Petar', lastName: 'Horvatić' };
const forget = (text: string, more: object = {}) =>
  forgetName(text, horvat, { instead: '…', ...more });

describe('forgetting a name in a text', () => {
  it.each([
    ['Petar Horvatić je zabio.', '… je zabio.'],
    ['Gol Petra Horvatića za 1:0.', 'Gol … za 1:0.'],
    ['PETAR HORVATIC, 7. minuta', '…, 7. minuta'],
    ['Horvatić Petar (7)', '… (7)'],
    ['Uplatio Horvatić, Petar.', 'Uplatio ….'],
    ['Uplatio Horvatić, Petar. Primio blagajnik.', 'Uplatio …. Primio blagajnik.'],
    ['Horvatić, Petar\nBabić, Ana', '…\nBabić, Ana'],
    ['Marko Horvatić, Petar Babić', 'Marko Horvatić, Petar Babić'],
    ['slika-petar_horvatic.jpg', 'slika-….jpg'],
    ['Dodao je Petru Horvatiću i Petru Horvatu.', 'Dodao je … i Petru Horvatu.'],
    ["Petar Horvatić's second goal", '… second goal'],
    ['Nobody is called so.', 'Nobody is called so.'],
  ])('finds the whole name, however it is bent: %s', (text, left) => {
    expect(forget(text)).toBe(left);
  });

  it('leaves parts of it where the text is not about their matches', () => {
    expect(forget('Horvatić i Petar')).toBe('Horvatić i Petar');
  });

  it.each([
    ['Zabio je Horvatić, a Petrov udarac je obranjen.', 'Zabio je …, a … udarac je obranjen.'],
    ['P. Horvatić 17’', '… 17’'],
    ['Marko Horvatić dodao je Horvatiću.', 'Marko Horvatić dodao je ….'],
    ['Petar Babić i Petar', 'Petar Babić i …'],
    ['Marko Horvatić, Petar je zabio.', 'Marko Horvatić, … je zabio.'],
  ])('takes parts of it in a text about their matches, and nobody else’s: %s', (text, left) => {
    expect(forget(text, { alone: true, others: ['Marko Horvatić', 'Petar Babić'] })).toBe(left);
  });

  it('takes a word between two names for no initial', () => {
    const name = { firstName: 'Ivan', lastName: 'Horvat' };
    const options = { instead: '…', alone: true };
    expect(forgetName('Zabili su Babić i Horvat.', name, options)).toBe('Zabili su Babić i ….');
  });

  it.each(['Lj. Kos', 'L. Kos', 'Ǉ. Kos'])('takes an initial of two letters too: %s', (text) => {
    const name = { firstName: 'Ljubica', lastName: 'Kos' };
    expect(forgetName(`${text} je zabila.`, name, { instead: '…', alone: true })).toBe(
      '… je zabila.',
    );
  });

  it.each([
    ['Horvat je zabila, pa A. Babić i Ana Horvat.', '… je zabila, pa … i ….'],
    ['Zabila je Horvat Babić, a Marija je dodala.', 'Zabila je …, a … je dodala.'],
    ['Marko Horvat dodao je Babićevu.', 'Marko Horvat dodao je ….'],
  ])('takes each word of a name that has several: %s', (text, left) => {
    const name = { firstName: 'Ana Marija', lastName: 'Horvat-Babić' };
    const options = { instead: '…', alone: true, others: ['Marko Horvat'] };
    expect(forgetName(text, name, options)).toBe(left);
  });

  it('keeps a team that has the same word in its name', () => {
    const text = 'Zora je dobila 2:1, zabila je Zora Lončar.';
    const zora = { firstName: 'Zora', lastName: 'Lončar' };
    expect(forgetName(text, zora, { instead: '…', alone: true, others: ['Zora'] })).toBe(
      'Zora je dobila 2:1, zabila je ….',
    );
  });

  it.each([
    [{ firstName: 'Conor', lastName: 'O\u2019Brien' }, "Conor O'Brien, O\u02bcBrien i O`Brien"],
    [{ firstName: 'Łukasz', lastName: 'Strauß' }, 'Lukasz Strauss, STRAUSS i Strauß'],
    [{ firstName: 'Đu\u200bro', lastName: 'Šarić' }, 'Đuro S\u030caric\u0301, Sa\u00adric i Šarić'],
    [{ firstName: 'ǅoni', lastName: 'Groﬃn' }, 'Džoni Groffin, ＧＲＯＦＦＩＮ i ǅoni'],
    [{ firstName: 'Ana', lastName: 'O＇Brien' }, "Ana O'Brien, O＇Brien i 𝐀𝐧𝐚"],
  ])('finds it as it looks, whatever it is written with: %j', (name, text) => {
    expect(forgetName(text, name, { instead: '…', alone: true })).toBe('…, … i …');
  });

  it.each([
    'Ana\u2011Marija Kos',
    'Kos, Ana\u2013Marija',
    'Ana\u00ad-Marija \u200bKos',
    '\u2066Ana-Marija\u2069 \u2066Kos',
    'Kos,\u200b Ana\u2212Marija',
  ])('finds it with any hyphens, and marks that nobody sees, between its words: %j', (text) => {
    const name = { firstName: 'Ana-Marija', lastName: 'Kos' };
    expect(forgetName(text, name, { instead: '…' }).replace(/^\p{DI}/u, '')).toBe('…');
  });

  it('works with names of several words and other alphabets', () => {
    const name = { firstName: 'Ana Marija', lastName: 'Čović-Žižak' };
    expect(
      forgetName('Ana-Marija Čović Žižak; Čović-Žižak', name, { instead: '…', alone: true }),
    ).toBe('…; …');
    expect(
      forgetName('Гол: Иван Петров!', { firstName: 'Иван', lastName: 'Петров' }, { instead: '…' }),
    ).toBe('Гол: …!');
  });
});
