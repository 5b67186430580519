export const home = {
  title: 'Kolo – futsal liga uživo',
  eyebrow: 'Sezona 2025/26',
  heading: 'Svaki gol. Ista sekunda.',
  lead: 'Zapisničar dodirne zaslon uz teren, a rezultat je već na tvom telefonu. Bez osvježavanja, bez čekanja.',
  openLive: 'Prati uživo',
  welcome: 'Dobro došli, {{username}}',
  runMatches: 'Vodi utakmice',
  facts: {
    teams: 'momčadi',
    rounds: 'kola',
    kickOff: 'nedjeljom',
    players: 'igrača po momčadi',
  },
  upcoming: 'Sljedeće utakmice',
  upcomingEmpty: 'Nema zakazanih utakmica.',
  upcomingEmptyHint: 'Novi raspored objavljuje se prije svakog kola.',
  seeBoard: 'Sve na ploči uživo',
};
