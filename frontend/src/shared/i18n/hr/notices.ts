export const notices = {
  on: 'Obavijesti: uključene',
  title: 'Obavijesti na ovom uređaju',
  lead: {
    team: 'Javit ćemo vam što se događa na utakmicama tima {{of}}, bez prijave i računa.',
    match: 'Javit ćemo vam što se događa na utakmici {{of}}, bez prijave i računa.',
    league: 'Javit ćemo vam što se događa na svim utakmicama lige {{of}}, bez prijave i računa.',
  },
  kinds: 'Javi mi za',
  kind: {
    soon: 'Deset minuta prije početka',
    started: 'Početak utakmice',
    goal: 'Svaki gol',
    half: 'Poluvrijeme',
    final: 'Kraj utakmice',
    moved: 'Novi termin ili otkazivanje',
    incomplete: 'Premalo igrača dan prije utakmice (za tvrtku tima)',
  },
  turnOn: 'Uključi obavijesti',
  save: 'Spremi',
  turnOff: 'Isključi ovdje',
  turnOffAll: 'Isključi sve',
  digest: {
    title: 'Tjedni pregled lige',
    text: 'Ponedjeljkom šaljemo rezultate i sljedeće utakmice. Adresu prvo potvrdite poveznicom iz pošte, a odjavljujete se jednim dodirom.',
    email: 'Adresa e-pošte',
    ask: 'Pošalji poveznicu',
  },
  full: 'Ovaj uređaj već prati najviše što može: {{count}}. Isključite obavijesti koje vam više ne trebaju.',
  device: {
    denied:
      'Preglednik ne dopušta obavijesti s ove stranice. Dopustite ih u postavkama preglednika pa otvorite ovu stranicu ponovo.',
    'install-first':
      'Na iPhoneu i iPadu obavijesti stižu kad je Kolo na početnom zaslonu: dodirnite Podijeli, zatim Dodaj na početni zaslon, pa otvorite Kolo odande.',
    unsupported: 'Ovaj preglednik ne može primati obavijesti.',
  },
};
