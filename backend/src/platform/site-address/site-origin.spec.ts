import { siteOriginOf } from './site-origin.js';

it.each([
  [' https://liga.example.hr/admin?x=1 ', 'https://liga.example.hr'],
  ['192.168.1.20:3000', 'http://192.168.1.20:3000'],
  ['HTTPS://Liga.example.hr:443', 'https://liga.example.hr'],
  ['https://žabe.hr', 'https://xn--abe-b3a.hr'],
  ['', null],
  ['ftp://liga.example.hr', null],
  ['javascript://liga', null],
  ['https://ana:tajna@liga.example.hr', null],
  ['https://', null],
  ['two words', null],
])('what is typed as %j is the origin %s', (typed, origin) => {
  expect(siteOriginOf(typed)).toBe(origin);
});
