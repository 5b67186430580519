import { isFormOf } from '@kolo/domain';
import { aPreview, aReport, awayPeople, homePeople } from '../testing/sample-facts.js';
import { objectionsTo } from './check.js';

const [horvat = '', kolar = ''] = homePeople;
const [simic = ''] = awayPeople;

/** Bura – Val 3:1, at the break 2:0. */
const match = aReport(
  [
    { team: 'home', scorer: horvat, assist: kolar, minute: '3' },
    { team: 'home', scorer: kolar, minute: '17' },
    { team: 'away', scorer: simic, minute: '30' },
    { team: 'home', scorer: horvat, minute: '40+1' },
  ],
  {
    halfTime: { home: 2, away: 0 },
    mvp: { name: horvat, team: 'home' },
    cards: [{ player: simic, team: 'away', colour: 'yellow', minute: '22' }],
  },
);

const rules = (text: string, language: 'hr' | 'en' = 'hr', facts = match): string[] => [
  ...new Set(objectionsTo(text, facts, language).map(({ rule }) => rule)),
];
const end = ' Bura je pred svojom publikom slavila protiv Vala, konačnih 3:1 na semaforu.';

describe('a text that is true', () => {
  it.each([
    [
      'hr',
      'Bura je u 5. kolu svladala Val 3:1. Već u 3. minuti Ivan Horvat je nakon dodavanja Marka Kolara zabio za 1:0, a u 17. minuti i Kolar je pogodio za 2:0. Gosti su se vratili u igru kada je Đuro Šimić u 30. minuti smanjio na 2:1. Posljednju riječ imao je Horvat, koji je u 40+1. minuti pogodio za 3:1. Najboljim igračem proglašen je Horvat.',
    ],
    [
      'hr',
      'Pobjedom protiv Vala Bura skače s 4. na 3. mjesto. Dvostruki strijelac bio je Horvat, a po jedan pogodak dodali su Kolar i Šimić: Bura – Val 3:1. Na poluvremenu je bilo 2:0. Horvatov drugi pogodak pao je u 40+1. minuti. Žuti karton dobio je Šimić.',
    ],
    [
      'en',
      "Bura beat Val 3-1 in round 5. Ivan Horvat opened the scoring in the 3rd minute after an assist by Marko Kolar, and Kolar made it 2-0 in the 17th minute. Đuro Šimić pulled one back for the visitors in the 30th minute, but Horvat's second, in the 40+1st minute, settled it at 3-1. Horvat was named player of the match.",
    ],
  ] as const)('passes (%s)', (language, text) => {
    expect(objectionsTo(text, match, language)).toEqual([]);
  });

  it('knows a preview', () => {
    const text =
      'Bura i Val sastaju se u nedjelju, 26. listopada u 18:30 u dvorani Zvijezda. Bura je 3. na ljestvici, a Val 2. Prošli susret završio je 4:4. U redovima Bure najviše prijeti Ivan Horvat sa 7 golova.';
    expect(objectionsTo(text, aPreview(), 'hr')).toEqual([]);
  });
});

describe('a text that lies', () => {
  it.each([
    [
      'the score is wrong',
      `Bura je svladala Val 4:1 pred svojom publikom, i to nakon odlične igre.`,
      'score',
    ],
    [
      'the score is the other way round',
      `Bura je svladala Val 1:3 pred svojom publikom.${end}`,
      'score',
    ],
    [
      'the score is missing',
      'Bura je svladala Val pred svojom publikom, i to nakon odlične igre svih igrača.',
      'score',
    ],
    ['a score in words', `Na poluvremenu je bilo pet prema nula za domaće.${end}`, 'score'],
    ['a score that came later', `U 17. minuti Kolar pogađa za 3:1.${end}`, 'score'],
    ['an invented scorer', `U 3. minuti zabio je Ivan Perković.${end}`, 'name'],
    [
      'an invented scorer who begins the sentence',
      `Perković je zabio za vodstvo domaćih.${end}`,
      'name',
    ],
    ['another invented one', `Modrić pogađa za 1:0 u 3. minuti.${end}`, 'name'],
    ['two names mixed', `U 3. minuti zabio je Ivan Kolar.${end}`, 'name'],
    ['an invented team', `Hajduk ostaje bez bodova, a slavi Bura.${end}`, 'name'],
    ['somebody who did not score', `Luka Novak je zabio za vodstvo.${end}`, 'scorer'],
    ['a hat-trick that was none', `Hat-trick je upisao Ivan Horvat.${end}`, 'scorer'],
    ['a minute in which nothing was', `Horvat je zabio u 12. minuti.${end}`, 'minute'],
    [
      "somebody else's minute",
      `Kolar je pogodio u 3. minuti, bez asistencije Novaka.${end}`,
      'minute',
    ],
    ['a minute in words', `Horvat je pogodio već u drugoj minuti.${end}`, 'minute'],
    ['a card that was none', `Crveni karton dobio je Šimić.${end}`, 'card'],
    ['another player of the match', `Igrač utakmice je Marko Kolar.${end}`, 'mvp'],
    [
      'the wrong winner',
      `Val je pobijedio Buru, a na semaforu je ostalo zapisano 3:1 za pamćenje.`,
      'winner',
    ],
    [
      'a draw that was none',
      `Ekipe su podijelile bodove u 5. kolu, a Bura – Val ostaje 3:1 na semaforu.`,
      'winner',
    ],
    ['another number', `Utakmicu je pratilo 450 gledatelja.${end}`, 'number'],
    ['HTML', `<p>Bura je svladala Val 3:1 pred svojom publikom.</p>${end}`, 'markup'],
    ['a link', `Više na https://example.com/vijesti o utakmici Bura – Val 3:1.${end}`, 'markup'],
    ['nothing', '   ', 'empty'],
    ['too little', 'Bura – Val 3:1.', 'length'],
    [
      'the other language',
      `The home side were on top for most of the match and won it 3:1 at the end of the day.`,
      'language',
    ],
  ])('is found out: %s', (_, text, rule) => {
    expect(rules(text)).toContain(rule);
  });

  it.each([
    ['Smith scored in the 3rd minute and Bura beat Val 3:1 in front of the home crowd.', 'name'],
    ['Bura beat Val 3:1. Marko Kolar scored in the 30th minute of the match at home.', 'minute'],
    [
      'Val beat Bura 3:1 in front of a large crowd, and it was the best match of the round.',
      'winner',
    ],
    [
      'Bura beat Val by three to two in the end, and it was a fine match: 3:1 to remember.',
      'score',
    ],
    [
      'Bura beat Val 3:1. Luka Novak was shown a yellow card for a foul in the second half.',
      'card',
    ],
  ])('is found out in English: %s', (text, rule) => {
    expect(rules(text, 'en')).toContain(rule);
  });

  it.each([
    ['hr', 'Horvat je lopov i varalica.'],
    ['hr', 'Ivan Horvat je bio pijan.'],
    ['hr', 'Sudac je bio podmićen, a igra namještena.'],
    ['hr', 'On je krao na poslu.'],
    ['hr', 'Trener domaćih je kreten.'],
    ['hr', 'Marko Kolar je sramota za svoju tvrtku.'],
    ['hr', 'Gosti su kupili pobjedu.'],
    ['en', 'Horvat is a thief and a cheat.'],
    ['en', 'Ivan Horvat was drunk.'],
    ['en', 'The referee was bribed, and the match was fixed.'],
    ['en', 'He stole from his company.'],
    ['en', 'Marko Kolar is a disgrace.'],
    ['en', 'The guests bought the win, and a player is gay.'],
  ] as const)('slanders nobody (%s): %s', (language, slander) => {
    const stated =
      language === 'hr'
        ? 'Bura je u 5. kolu svladala Val 3:1.'
        : 'Bura beat Val 3-1 in round 5 of the league season.';
    const text = `${stated} ${slander} ${stated}`;
    expect(rules(text, language)).toContain('word');
    expect(rules(`${stated} ${stated}`, language)).toEqual([]);
  });

  it.each([
    'kladionica.hr',
    'bit.ly/3abc',
    'ftp://bura',
    'horvat@bura.hr',
    'Zovite 091 234 5678',
    'Zovite (01) 2345-678',
    'www.bura',
    'javascript:alert(1)',
  ])('advertises nothing: %s', (link) => {
    expect(rules(`Bura je u 5. kolu svladala Val 3:1. Više: ${link}.${end}`)).not.toEqual([]);
  });

  it('before a match there are no minutes and no goals', () => {
    const text = 'Bura je svladala Val 3:1, a Ivan Horvat je zabio u 17. minuti za veliko slavlje.';
    expect(rules(text, 'hr', aPreview() as never)).toEqual(
      expect.arrayContaining(['score', 'minute']),
    );
  });
});

describe('a form of a name', () => {
  it.each([
    ['Horvata', 'Horvat'],
    ['Kolaru', 'Kolar'],
    ['Lukom', 'Luka'],
    ['Luci', 'Luka'],
    ['Petra', 'Petar'],
    ['Vrabeca', 'Vrabec'],
    ['Pavla', 'Pavao'],
    ['Marija', 'Mario'],
    ['Markovom', 'Marko'],
    ['Antinim', 'Ante'],
    ['Bure', 'Bura'],
    ['Burinu', 'Bura'],
    ['Valom', 'Val'],
    ['Novakov', 'Novak'],
    ["Horvat's", 'Horvat'],
    ['Šimićem', 'Šimić'],
  ])('%s is %s', (word, name) => {
    expect(isFormOf(word, name)).toBe(true);
  });
  it.each([
    ['Horvatić', 'Horvat'],
    ['Kolarić', 'Kolar'],
    ['Burić', 'Bura'],
    ['Ivanić', 'Ivan'],
    ['Valjak', 'Val'],
  ])('%s is not %s', (word, name) => {
    expect(isFormOf(word, name)).toBe(false);
  });
});

describe('a match that was level after two halves', () => {
  const level = aReport([
    { team: 'home', scorer: horvat, minute: '3' },
    { team: 'away', scorer: simic, minute: '30' },
  ]);
  const kicks = { by: 'kicks', winner: 'away', score: { home: 2, away: 4 } } as const;
  const reported =
    'Bura – Val 1:1, a raspucavanjem 2:4 slavi Val. U 3. minuti pogađa Ivan Horvat za vodstvo 1:0.';

  it('may be reported with its kicks', () => {
    expect(rules(reported, 'hr', { ...level, decision: kicks })).toEqual([]);
  });

  it.each([
    ['there were no kicks', reported, null],
    ['the other team won them', reported.replace('slavi Val', 'Bura slavi'), kicks],
    ['they ended otherwise', reported.replace('2:4', '3:4'), kicks],
    [
      'there was no extra time',
      `${reported.replace('raspucavanjem 2:4 ', '')} Igra se i produžetak.`,
      null,
    ],
  ] as const)('is reported wrongly where %s', (_, text, decision) => {
    expect(rules(text, 'hr', { ...level, decision })).not.toEqual([]);
  });
});
