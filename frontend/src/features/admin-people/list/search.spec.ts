import { matches } from './search';

it.each(['Đurđević, Ana', 'ana durdevic;', 'bura ANA', ''])(
  '%j finds Ana Đurđević of Bura',
  (typed) => {
    expect(matches(['Ana Đurđević', null, 'Bura'], typed)).toBe(true);
  },
);

it('finds nobody who lacks a word', () => {
  expect(matches(['Ana Đurđević', 'Bura'], 'Ana, Ivan')).toBe(false);
});
