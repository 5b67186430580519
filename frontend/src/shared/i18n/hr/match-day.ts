/** What a rule sheet adds to a match. */
export const matchDay = {
  fouls: {
    title: 'Prekršaji',
    next: 'Od sljedećeg udarac s {{metres}} m',
  },
  numbers: 'Igra se {{home}} protiv {{away}}',
  numbersShort: '{{home}} na {{away}}',
  cause: {
    red: 'crveni karton',
    'second-yellow': 'drugi žuti karton',
    exclusion: 'isključenje',
  },
  timeout: 'Minuta odmora',
  break: { left: 'Do kraja odmora', over: 'Drugo poluvrijeme uskoro počinje' },
  kicks: {
    title: 'Raspucavanje',
    next: 'na redu',
    winner: 'pobjednik',
    scored: 'pogodak',
    missed: 'promašaj',
  },
};
