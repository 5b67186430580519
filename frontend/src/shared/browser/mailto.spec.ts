import { mailto } from './mailto';

it.each([
  ['liga@kolo.example', 'mailto:liga@kolo.example'],
  ['a@b.hr?cc=c@d.hr&body=x', 'mailto:a@b.hr%3Fcc%3Dc@d.hr%26body%3Dx'],
])('the link to %s adds nothing to the mail', (address, link) => {
  expect(mailto(address)).toBe(link);
});
