export const tableParts = {
  title: 'Utakmice koje tablica računa',
  tabs: { all: 'Ukupno', home: 'Doma', away: 'U gostima', form: 'Forma' },
  note: {
    home: 'Utakmice koje je svaki tim igrao kao domaćin. Bodovi po odluci lige ne računaju se.',
    away: 'Utakmice koje je svaki tim igrao kao gost. Bodovi po odluci lige ne računaju se.',
    form: 'Zadnjih pet utakmica svakog tima. Bodovi po odluci lige ne računaju se.',
  },
  visitorsSee: 'Prijavite se za tablice domaćih, gostujućih i zadnjih pet utakmica.',
};
