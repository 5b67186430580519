export const developers = {
  title: 'Za programere',
  lead: 'Tablica, raspored i rezultati ove lige na vašoj stranici ili u vašem programu. Račun i ključ nisu potrebni.',
  examples: 'Primjeri',
  examplesLead:
    'Adrese su prave: vode do lige i utakmice koje su sada na stranici. „Isprobaj” šalje isti zahtjev bez prijave.',
  name: {
    table: 'Tablica',
    fixtures: 'Raspored',
    board: 'Sve što se igra',
    match: 'Jedna utakmica',
    scorers: 'Strijelci',
    records: 'Rekordi',
    team: 'Tim',
    calendar: 'Kalendar',
  },
  about: {
    table: 'Vrh tablice; dok se igra, kao da utakmice sada završavaju.',
    fixtures: 'Sljedeće utakmice. Zaglavlje Link vodi na sljedeću stranicu popisa.',
    board: 'Utakmice koje traju, upravo završene i sljedeće.',
    match: 'Rezultat, vrijeme, tijek i postave, prije utakmice, uživo i poslije nje.',
    scorers: 'Najbolji strijelci lige koja traje.',
    records: 'Rekordi sezone i svih sezona.',
    team: 'Igrači, forma i sljedeća utakmica tima.',
    calendar: 'Raspored lige za Google Calendar, Outlook i Apple Calendar (iCalendar).',
  },
  tryIt: 'Isprobaj',
  tryOne: 'Isprobaj: {{name}}',
  answerOf: 'Odgovor: {{name}}',
  noEtag: 'bez ETaga',
  shortened: 'Prikazan je početak odgovora.',
  failed: 'Odgovor nije stigao. Provjerite vezu i pokušajte ponovo.',
  script: 'U skripti',
  scriptLead: 'Radi u pregledniku na bilo kojoj stranici i u Nodeu, bez biblioteka.',
  fetch: 'fetch',
  copied: 'Primjer je kopiran',
  inTerminal: 'Naredba: {{name}}',
  rules: 'Slanje zahtjeva',
  rule: {
    cors: 'Javni odgovori dopuštaju svako podrijetlo (Access-Control-Allow-Origin: *), bez kolačića i prijave.',
    etag: 'Svaki odgovor ima ETag. Pošaljite ga u If-None-Match: ako se ništa nije promijenilo, stiže 304 bez sadržaja. Preglednik to radi sam.',
    often:
      'Utakmicu uživo dohvaćajte svakih 5 sekundi, tablicu i raspored jednom u minuti, kalendar jednom na sat.',
    tooMany:
      'Na prečeste zahtjeve stiže odgovor 429. Pričekajte onoliko sekundi koliko piše u Retry-After.',
    members:
      'Liga može rezultate pokazivati samo prijavljenima. Takve adrese tada odgovaraju s 401.',
    names:
      'Imena igrača stižu onako kako ih liga pokazuje. Ne spremajte ih trajno: tko je ovdje obrisan, treba nestati i kod vas.',
  },
  embeds: 'Gotovi okviri',
  embedsLead:
    'Bez programiranja: zalijepite HTML u stranicu. Jezik i temu birate u adresi (lang, theme).',
  embed: { table: 'Tablica u okviru', match: 'Utakmica u okviru' },
  embedTitle: { table: 'Tablica', match: 'Utakmica' },
  more: 'Još podataka',
  jsonLd:
    'Stranice utakmica i timova nose opis po schema.org (JSON-LD): termin, dvorana, timovi, odgoda i otkazivanje.',
  csv: 'Tablice, rezultati i strijelci kao CSV dostupni su prijavljenima, uz tablicu, utakmice i strijelce.',
  openApi:
    'Opis svih adresa (OpenAPI) otvoren je administratorima, a svima ako to poslužitelj dopušta.',
  openApiLink: 'Opis API-ja',
  licence:
    'O uporabi podataka odlučuje liga. Navedite je kao izvor, a za drugo je pitajte prije objave.',
};
