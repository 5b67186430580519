export const seasonRules = {
  title: 'Pravila sezone',
  lead: 'Što vrijedi kad se utakmica ne odigra do kraja, kad o njoj odluči liga ili kad tim odustane.',
  loadFailed: 'Pravila sezone nije moguće učitati',
  says: {
    withdrawal: {
      'annul-all': 'Kad tim odustane, predlaže se poništiti sve njegove utakmice, i odigrane.',
      'half-rule':
        'Kad tim odustane, predlaže se da rezultati iz prve polovice sezone ostanu ako je druga počela, a sve ostalo da se poništi.',
      'award-open':
        'Kad tim odustane, predlaže se da njegove odigrane utakmice vrijede, a preostale dobiju protivnici.',
      'award-all':
        'Kad tim odustane, predlaže se da sve njegove utakmice, i odigrane, dobiju protivnici.',
    },
    keepsBetterPlayed: {
      yes: 'Kad se rezultat dodijeli odlukom, odigrani rezultat ostaje ako je za pobjednika bolji.',
      no: 'Kad se rezultat dodijeli odlukom, vrijedi dodijeljeni i ako je odigrani za pobjednika bolji.',
    },
    noMinusPoints: 'Tim koji izgubi odlukom ne gubi druge bodove.',
    minusPoints_one: 'Tim koji izgubi odlukom gubi još {{count}} bod.',
    minusPoints_few: 'Tim koji izgubi odlukom gubi još {{count}} boda.',
    minusPoints_other: 'Tim koji izgubi odlukom gubi još {{count}} bodova.',
    noShowLimit_one: 'Svaki nedolazak tima donosi administratorima upozorenje.',
    noShowLimit_few: 'Kad tim ima {{count}} nedolaska, administratori dobivaju upozorenje.',
    noShowLimit_other: 'Kad tim ima {{count}} nedolazaka, administratori dobivaju upozorenje.',
    awardedGoals: {
      yes: 'Golovi iz odigrane utakmice broje se strijelcima i kad se rezultat dodijeli odlukom.',
      no: 'Golovi iz utakmice s dodijeljenim rezultatom ne broje se strijelcima.',
    },
    annulledGoals: {
      yes: 'Golovi iz odigrane utakmice broje se strijelcima i kad se utakmica poništi.',
      no: 'Golovi iz poništene utakmice ne broje se strijelcima.',
    },
    annulledCards: {
      yes: 'Kartoni iz poništene utakmice i dalje se broje.',
      no: 'Kartoni iz poništene utakmice ne broje se.',
    },
  },
  /** By the path of each rule, for the audit. */
  fields: {
    withdrawal: 'Kad tim odustane',
    awards: {
      keepsBetterPlayed: 'Bolji odigrani rezultat ostaje uz odluku',
      minusPoints: 'Bodovi koje gubi tim koji izgubi odlukom',
      goalsCountForScorers: 'Golovi uz dodijeljeni rezultat broje se strijelcima',
    },
    annulled: {
      cardsStay: 'Kartoni iz poništenih utakmica se broje',
      goalsCountForScorers: 'Golovi iz poništenih utakmica broje se strijelcima',
    },
    noShowLimit: 'Nedolasci do upozorenja',
    discipline: {
      yellowSteps: 'Suspenzija nakon žutih kartona',
      yellowBan: 'Suspenzija zbog žutih kartona',
      secondYellowBan: 'Suspenzija zbog drugog žutog u utakmici',
      redBan: 'Suspenzija zbog crvenog kartona',
      banStarts: 'Suspenzija počinje',
      yellowsWipedBeforeStage: 'Žuti kartoni brišu se prije završnice',
      redCarriesToNextSeason: 'Suspenzija zbog crvenog prenosi se u iduću sezonu',
      abandonedCounts: 'Prekinuta utakmica broji se u suspenziju',
      officialsToo: 'Kartoni vrijede i za službene osobe tima',
      exclusionSteps: 'Suspenzija nakon isključenja',
      published: 'Popis suspendiranih je javan',
    },
    signing: {
      methods: 'Načini potpisa zapisnika',
      officialWhenAllSigned: 'Rezultat je službeni čim svi potpišu',
      lateListUntil: 'Kasni popis igrača dopušten je',
      protestHours: 'Rok za protest',
      keepReportsDays: 'Čuvanje zapisnika',
    },
    finals: {
      countForScorers: 'Golovi u završnici broje se strijelcima',
      minRestSlots: 'Odmor između utakmica završnice, u terminima',
    },
  },
  values: {
    banStarts: { 'next-match': 'sljedećom utakmicom', 'next-match-day': 'sljedećim kolom' },
    lateListUntil: { 'kick-off': 'do početka utakmice', 'half-time': 'do poluvremena' },
    nothing: 'nema',
    matches_one: '{{count}} utakmica',
    matches_few: '{{count}} utakmice',
    matches_other: '{{count}} utakmica',
    hours: '{{count}} h',
    days_one: '{{count}} dan',
    days_few: '{{count}} dana',
    days_other: '{{count}} dana',
  },
  edit: {
    title: 'Pravila sezone u ligi',
    lead: 'Promjena ne dira ono što je već odlučeno. Pravila vide svi uz pravila igre.',
    withdrawal: 'Kad tim odustane, predlaže se',
    keepsBetterPlayed: 'Bolji odigrani rezultat ostaje kad se rezultat dodijeli odlukom',
    minusPoints: 'Bodovi koje još gubi tim koji izgubi odlukom',
    noShowLimit: 'Broj nedolazaka tima nakon kojeg slijedi upozorenje',
    awardedGoals: 'Golovi iz utakmica s dodijeljenim rezultatom broje se strijelcima',
    annulledGoals: 'Golovi iz poništenih utakmica broje se strijelcima',
    annulledCards: 'Kartoni iz poništenih utakmica se broje',
    saved: 'Pravila sezone su spremljena',
    savedText: 'Promjena je i među odlukama lige.',
  },
};
