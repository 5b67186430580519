export const calendar = {
  open: 'Kalendar',
  title: { league: 'Utakmice lige u vašem kalendaru', team: 'Utakmice tima u vašem kalendaru' },
  lead: 'Kalendar prati svaku promjenu termina, dvorane i rezultata.',
  subscribe: 'Pretplati se',
  address: 'Adresa kalendara',
  copied: 'Adresa kalendara je kopirana',
  hint: 'Ako gumb ne otvori vaš kalendar, dodajte adresu kao kalendar s interneta (Google kalendar: „Iz URL-a”).',
};
