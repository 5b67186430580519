import { shortNames } from './short-names';

const of = (homeTeamName: string, awayTeamName = 'Span') =>
  shortNames({ homeTeamName, awayTeamName });

it.each([
  ['Kvarta Gradnja d.o.o.', 'Kvarta Gradnja'],
  ['Čvor Mreže, d. o. o.', 'Čvor Mreže'],
  ['ŽITO D.D.', 'ŽITO'],
  ['Bura j.d.o.o.', 'Bura'],
  ['Šumar k.d', 'Šumar'],
  ['Ćuk j.t.d.', 'Ćuk'],
])('%s has no legal form on a small screen', (name, short) => {
  expect(of(name)).toEqual({ home: short, away: 'Span' });
});

it.each(['Modra Vala IT', 'd.o.o.', 'Tko d.o.o. gradi', 'Ad.d.'])('%s stays whole', (name) => {
  expect(of(name).home).toBe(name);
});

it('two companies that differ only in their form stay whole', () => {
  expect(of('Bura d.o.o.', 'Bura d.d.')).toEqual({ home: 'Bura d.o.o.', away: 'Bura d.d.' });
});
