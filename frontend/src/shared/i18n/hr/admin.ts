export const admin = {
  title: 'Administracija',
  matches: 'Utakmice',
  matchesLead: 'Odaberite utakmicu koju vodite.',
  empty: 'Nema utakmica',
  emptyHint: 'Utakmice se pojavljuju ovdje čim se izradi raspored.',
  roundProgress: 'odigrano {{played}} od {{total}}',
};
