export const scoreline = {
  goal: 'GOL!',
  title: 'Rezultati',
  score: '{{homeTeam}} {{home}}, {{awayTeam}} {{away}}.',
  empty: 'Nema utakmica na rasporedu',
  now: 'Uživo',
  minuteShort: '{{minute}}′',
  minute: '{{minute}}. minuta',
  stateShort: {
    'pre-match': 'Uskoro',
    'first-half': '1. pol.',
    'half-time': 'Odmor',
    'second-half': '2. pol.',
    completed: 'Kraj',
    cancelled: 'Otk.',
  },
};
