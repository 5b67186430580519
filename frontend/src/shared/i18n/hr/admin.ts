export const admin = {
  title: 'Administracija',
  sectionsLabel: 'Odjeljci administracije',
  sections: {
    leagues: 'Upravljanje ligama',
    rules: 'Pravila lige',
    pending: 'Čeka odobrenje',
    companies: 'Registrirane tvrtke',
    referees: 'Registrirani suci',
    spectators: 'Registrirani gledatelji',
    administrators: 'Administratori',
    players: 'Validacija igrača',
    matches: 'Utakmice',
    table: 'Tablica',
    people: 'Osobe i njihovi podaci',
    audit: 'Dnevnik promjena',
  },
  roundProgress: 'odigrano {{played}} od {{total}}',
};
