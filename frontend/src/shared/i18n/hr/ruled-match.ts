/** Texts that a rule sheet adds to a match. */
export const ruledMatch = {
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
  record: {
    minute: '{{minute}}′',
    noMinute: '–',
    player: '{{minute}}\u00a0({{number}})',
    official: '{{minute}}\u00a0(sl.\u00a0osoba)',
    score: '{{home}}:{{away}}',
    kickOff: 'Početni udarac',
    kicksOff: 'izvodi',
    carried: 'Zbroj s 2. poluvremenom',
    reductions: 'Igra s igračem manje',
    at: '{{time}} ({{period}})',
    ended: { time: 'isteklo vrijeme', goal: 'primljen pogodak' },
    period: {
      p1: '1. poluvrijeme',
      p2: '2. poluvrijeme',
      p3: '1. produžetak',
      p4: '2. produžetak',
      p5: 'Raspucavanje',
    },
    short: { p1: '1. pol.', p2: '2. pol.', p3: '1. prod.', p4: '2. prod.', p5: 'rasp.' },
  },
  break: { left: 'Do kraja odmora', over: 'Drugo poluvrijeme uskoro počinje' },
  kicks: {
    title: 'Raspucavanje',
    next: 'na redu',
    winner: 'pobjednik',
    scored: 'pogodak',
    missed: 'promašaj',
  },
};
