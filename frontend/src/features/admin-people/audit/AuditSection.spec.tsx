import type { AuditContext, AuditEntry } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { press, show } from '@/features/admin-people/testing/screen';
import { type Answer, serve } from '@/shared/testing/fake-server';
import { AuditSection } from './AuditSection';

const nothing: AuditContext = { league: null, team: null, account: null, match: null };

const entry = (id: string, more: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2025-10-20T10:00:00Z',
  actor: { id: 1, username: 'admin' },
  action: 'account.update',
  subject: { type: 'account', id: 7, name: 'Bura d.o.o.' },
  before: null,
  after: null,
  about: nothing,
  ...more,
});

const firstPage = {
  entries: [
    entry('90', {
      before: { role: 'public', phone: null, membershipPackageId: 3, approved: false },
      after: { role: 'company', phone: '+385 1 555', membershipPackageId: 4, approved: true },
    }),
    entry('89', {
      action: 'league.create',
      subject: { type: 'league', id: 2, name: 'Zima' },
      after: { id: 2, name: 'Zima', startDate: '2025-10-19T10:00:00Z', description: null },
    }),
  ],
  next: '89',
};
let answers: Record<string, Answer>;

beforeEach(() => {
  answers = {
    'GET /api/memberships': [
      200,
      [
        { id: 3, name: 'Gold' },
        { id: 4, name: 'Platinum' },
      ],
    ],
    'GET /api/audit?limit=30': [200, firstPage],
  };
});

const row = async (title: RegExp): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { name: title })).closest('li');
  if (found === null) throw new Error('not in a list');
  return found;
};

/** `Uloga: Gledatelj → Tvrtka`, as it is read. */
const changesIn = (item: HTMLElement): string[] =>
  within(item)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

/** The texts between the dots of a line. */
const factsIn = (line: Element): string =>
  [...line.children].map(({ textContent }) => plain(textContent)).join(' · ');

describe('AuditSection', () => {
  it('shows who did what to whom, when, and what it changed', async () => {
    serve(answers);
    show(<AuditSection />);
    await screen.findByText('Platinasti');
    const update = await row(/Račun izmijenjen\s?Bura d\.o\.o\. \(Račun #7\)/);
    expect(update).toHaveTextContent(/Promijenio: admin/);
    expect(within(update).getByText(/20\.\s10\.\s2025\.\s12:00/)).toBeVisible();
    expect(changesIn(update)).toEqual([
      'Uloga: prije: Gledateljposlije: Tvrtka',
      'Telefon: prije: praznoposlije: +385 1 555',
      'Paket članstva: prije: Zlatniposlije: Platinasti',
      'Odobren: prije: neposlije: da',
    ]);
  });

  it('lists the fields of something new', async () => {
    serve(answers);
    show(<AuditSection />);
    const [name, start, ...rest] = changesIn(await row(/Liga kreirana\s?Zima \(Liga #2\)/));
    expect(name).toBe('Naziv: poslije: Zima');
    expect(start).toMatch(/^Početak: poslije: 19\.\s10\.\s2025\.$/);
    expect(rest).toEqual([]);
  });

  const league = { id: 2, name: 'Zima', season: '2026/27' };
  const match = {
    homeTeam: { id: 4, name: 'Bura' },
    awayTeam: { id: 5, name: null },
    round: 3,
    matchDate: '2026-12-06T17:00:00Z',
  };
  const ofMatch = { subject: { type: 'match', id: 12, name: null } };

  it.each<[string, Partial<AuditEntry>, string[], string[]]>([
    [
      'of a player the team and the season',
      {
        action: 'player.approve',
        subject: { type: 'player', id: 8, name: 'Ivan Horvat' },
        before: { status: 'pending' },
        after: { status: 'approved' },
        about: { ...nothing, league, team: { id: 4, name: 'Bura' } },
      },
      ['Igrač odobren · Ivan Horvat (Igrač #8)', 'Bura · Zima · 2026/27'],
      ['Status: prije: čeka odobrenjeposlije: odobren'],
    ],
    [
      'of a team its league and its owner',
      {
        action: 'team.create',
        subject: { type: 'team', id: 4, name: 'Bura' },
        after: { id: 4, name: 'Bura', userId: 7, leagueId: 2 },
        about: { ...nothing, league, account: { id: 7, name: 'Bura d.o.o.' } },
      },
      ['Tim dodan u ligu · Bura (Tim #4)', 'Zima · 2026/27'],
      ['Naziv: poslije: Bura', 'Vlasnik (račun): poslije: Bura d.o.o.'],
    ],
    [
      'of a match that was moved its teams, the league and from where to where',
      {
        ...ofMatch,
        action: 'match.reschedule',
        before: { matchDate: '2026-12-05T17:00:00Z', venue: 'Sutinska', round: 3 },
        after: { matchDate: '2026-12-06T17:00:00Z', venue: 'Sutinska', round: 3 },
        about: { ...nothing, league, match },
      },
      ['Utakmica premještena · Bura – Tim #5 (Utakmica #12)', '3. kolo · Zima · 2026/27'],
      ['Termin: prije: 05. 12. 2026. 18:00poslije: 06. 12. 2026. 18:00'],
    ],
    [
      'of a result when the match was, and the home side first',
      {
        ...ofMatch,
        action: 'match.result',
        after: { awayScore: 1, homeScore: 3 },
        about: { ...nothing, league, match },
      },
      [
        'Rezultat upisan · Bura – Tim #5 (Utakmica #12)',
        '3. kolo · 06. 12. 2026. 18:00 · Zima · 2026/27',
      ],
      ['Golovi domaćih: poslije: 3', 'Golovi gostiju: poslije: 1'],
    ],
    [
      'shows what an undone result was',
      {
        ...ofMatch,
        action: 'match.undo-result',
        before: { awayScore: 1, homeScore: 3 },
        about: { ...nothing, league, match },
      },
      [
        'Upisani rezultat poništen · Bura – Tim #5 (Utakmica #12)',
        '3. kolo · 06. 12. 2026. 18:00 · Zima · 2026/27',
      ],
      ['Golovi domaćih: prije: 3', 'Golovi gostiju: prije: 1'],
    ],
    [
      'of a fixture nothing twice',
      {
        ...ofMatch,
        action: 'match.schedule',
        after: { homeTeamId: 4, awayTeamId: 5, leagueId: 2, round: 3, matchDate: match.matchDate },
        about: { ...nothing, league, match },
      },
      ['Utakmica zakazana · Bura – Tim #5 (Utakmica #12)', 'Zima · 2026/27'],
      ['Kolo: poslije: 3', 'Termin: poslije: 06. 12. 2026. 18:00'],
    ],
    [
      'of a deleted season which one it was',
      {
        ...ofMatch,
        action: 'match.delete',
        after: { matches: 90, leagueId: 2 },
        about: { ...nothing, league },
      },
      ['Utakmice obrisane · Zima · 2026/27'],
      ['Broj utakmica: poslije: 90'],
    ],
    [
      'of all seasons that it was all',
      { ...ofMatch, action: 'match.delete', after: { matches: 90 } },
      ['Utakmice obrisane · sve lige'],
      ['Broj utakmica: poslije: 90'],
    ],
    [
      'of a league that is gone its number',
      {
        ...ofMatch,
        action: 'match.schedule',
        after: { matches: 90, leagueId: 2 },
        about: { ...nothing, league: { id: 2, name: null, season: null } },
      },
      ['Raspored izrađen · Liga #2'],
      ['Broj utakmica: poslije: 90'],
    ],
    [
      'of rules of play what they were, in words',
      {
        action: 'league.match-rules',
        subject: { type: 'league', id: 2, name: 'Zima' },
        before: { preset: 'tournament', halfMinutes: 15, kicksFirst: 5, clockMode: 'effective' },
        after: { preset: 'custom', halfMinutes: 18, kicksFirst: null, clockMode: 'running' },
        about: { ...nothing, league },
      },
      ['Pravila igre promijenjena · Zima (Liga #2)', 'Zima · 2026/27'],
      [
        'Predložak: prije: Turnirposlije: Prilagođeno',
        'Trajanje poluvremena: prije: 15 minposlije: 18 min',
        'Sat: prije: staje pri svakom prekiduposlije: teče bez zaustavljanja',
        'Raspucavanje: prije: po 5 udaraca, zatim do odlukeposlije: nema',
      ],
    ],
    [
      'of season rules what they were, in words',
      {
        action: 'league.season-rules',
        subject: { type: 'league', id: 2, name: null },
        before: {
          version: 2,
          'rules.withdrawal': 'half-rule',
          'rules.noShowLimit': 2,
          'rules.discipline.yellowSteps': [3, 6, 9],
          'rules.discipline.yellowBan': 1,
          'rules.discipline.exclusionSteps': [],
          'rules.discipline.banStarts': 'next-match',
          'rules.signing.methods': ['account', 'drawn'],
          'rules.signing.lateListUntil': 'kick-off',
          'rules.signing.protestHours': 24,
          'rules.signing.keepReportsDays': 1825,
          'rules.finals.countForScorers': false,
        },
        after: {
          version: 3,
          'rules.withdrawal': 'award-all',
          'rules.noShowLimit': 3,
          'rules.discipline.yellowSteps': [4, 8],
          'rules.discipline.yellowBan': 2,
          'rules.discipline.exclusionSteps': [3],
          'rules.discipline.banStarts': 'next-match-day',
          'rules.signing.methods': ['tick', 'pin'],
          'rules.signing.lateListUntil': 'half-time',
          'rules.signing.protestHours': 48,
          'rules.signing.keepReportsDays': 365,
          'rules.finals.countForScorers': true,
        },
        about: { ...nothing, league },
      },
      ['Pravila sezone promijenjena · Zima (Liga #2)', 'Zima · 2026/27'],
      [
        'Verzija: prije: 2poslije: 3',
        'Kad tim odustane: prije: Po polovici sezoneposlije: Izgubi sve',
        'Nedolasci do upozorenja: prije: 2poslije: 3',
        'Suspenzija nakon žutih kartona: prije: 3, 6, 9poslije: 4, 8',
        'Suspenzija zbog žutih kartona: prije: 1 utakmicaposlije: 2 utakmice',
        'Suspenzija nakon isključenja: prije: nemaposlije: 3',
        'Suspenzija počinje: prije: sljedećom utakmicomposlije: sljedećim kolom',
        'Načini potpisa zapisnika: prije: Računom, Crtanjemposlije: Kvačica i ime, PIN tima',
        'Kasni igrači dodaju se na popis: prije: dokad kažu pravila igreposlije: do početka drugog poluvremena',
        'Rok za protest: prije: 24 hposlije: 48 h',
        'Čuvanje zapisnika: prije: 1825 danaposlije: 365 dana',
        'Golovi u doigravanju broje se strijelcima: prije: neposlije: da',
      ],
    ],
    [
      'of points that a league took away whose, why and from which day',
      {
        action: 'league.points',
        subject: { type: 'league', id: 2, name: null },
        after: { teamId: 4, points: -1, cause: 'no-show', on: '2026-03-14' },
        text: 'Nisu došli u Sutinsku',
        about: { ...nothing, league, team: { id: 4, name: 'Bura' } },
      },
      ['Bodovi dodani ili oduzeti · Zima (Liga #2)', 'Bura · Zima · 2026/27'],
      [
        'Uzrok: poslije: nedolazak',
        'Bodovi: poslije: −1 bod',
        'Vrijedi od: poslije: 14. 03. 2026.',
      ],
    ],
    [
      'of a team that withdrew what became of its matches',
      {
        action: 'league.withdrawal',
        subject: { type: 'league', id: 2, name: null },
        after: { teamId: 4, withdrawal: 'half-rule', halfUntil: 3 },
        about: { ...nothing, league, team: { id: 4, name: 'Bura' } },
      },
      ['Tim odustao od natjecanja · Zima (Liga #2)', 'Bura · Zima · 2026/27'],
      ['Njegove utakmice: poslije: Po polovici sezone', 'Rezultati ostaju do kola: poslije: 3'],
    ],
    [
      'of a text about a match which of them',
      {
        action: 'commentary.hide',
        subject: { type: 'match', id: 12, name: 'Bura – Jugo' },
        before: { hidden: false, source: 'llm' },
        after: { hidden: true, source: 'editor', commentary: 'report, hr' },
        about: { ...nothing, league, match: { ...match, round: null } },
      },
      [
        'Tekst o utakmici skriven · Bura – Jugo (Utakmica #12)',
        'Izvještaj, Hrvatski · 06. 12. 2026. 18:00 · Zima · 2026/27',
      ],
      ['Napisao: prije: Jezični modelposlije: Uredništvo', 'Skriven: prije: neposlije: da'],
    ],
    [
      'of a job what it does, for which match',
      {
        action: 'job.dismiss',
        subject: { type: 'job', id: 0, name: 'commentary-write' },
        before: { kind: 'preview', matchId: 12, language: 'en' },
        about: { ...nothing, match },
      },
      [
        'Posao uklonjen · Pisanje teksta o utakmici',
        'Bura – Tim #5 · 3. kolo · 06. 12. 2026. 18:00',
      ],
      ['Vrsta: prije: Najava', 'Jezik: prije: Engleski'],
    ],
    [
      'of a job about a picture its number',
      {
        action: 'job.dismiss',
        subject: { type: 'job', id: 3, name: 'gallery-sizes' },
        before: { id: 7 },
      },
      ['Posao uklonjen · Izrada umanjenih prikaza slike'],
      ['Broj slike: prije: 7'],
    ],
    [
      'of a logo that another one took its place',
      {
        action: 'sponsorship.logo',
        subject: { type: 'sponsorship', id: 3, name: 'Bura d.o.o.' },
        before: { logoUrl: '/api/sponsorships/logos/a.png' },
        after: { logoUrl: '/api/sponsorships/logos/b.png' },
      },
      ['Logo promijenjen · Bura d.o.o. (Sponzorstvo #3)'],
      ['Logo: prije: prijašnja slikaposlije: nova slika'],
    ],
    [
      'of a file its size as people know it',
      {
        action: 'rules.publish',
        subject: { type: 'rules', id: 3, name: 'Pravila' },
        after: { fileSize: 204_800 },
      },
      ['Pravila objavljena · Pravila (Pravila #3)'],
      ['Veličina: poslije: 200 KB'],
    ],
  ])('tells %s', async (_, more, title, changes) => {
    answers['GET /api/audit?limit=30'] = [200, { entries: [entry('1', more)], next: null }];
    serve(answers);
    show(<AuditSection />);
    const item = await screen.findByRole('listitem');
    const heading = within(item).getByRole('heading', { level: 3 });
    const below = heading.parentElement?.nextElementSibling;
    const lines = below instanceof HTMLParagraphElement ? [heading, below] : [heading];
    expect(lines.map(factsIn)).toEqual(title);
    expect(changesIn(item).map(plain)).toEqual(changes);
  });

  it.each([
    ['match.postpone', { reason: 'hall' }, ['Razlog: poslije: Dvorana']],
    [
      'match.abandon',
      { reason: 'too-few-players', atFault: 'away' },
      ['Krivnja: poslije: Jugo', 'Razlog: poslije: Premalo igrača'],
    ],
    ['match.abandon', { atFault: 'both' }, ['Krivnja: poslije: Oba tima']],
    ['match.replay', { mode: 'from-minute' }, ['Način: poslije: od minute prekida']],
    [
      'match.award',
      { winner: 'home', cause: 'ineligible' },
      ['Pobjednik: poslije: Bura', 'Uzrok: poslije: Nastup bez prava'],
    ],
    ['match.award', { winner: 'none' }, ['Pobjednik: poslije: Nitko, oba tima gube']],
    ['match.annul', { reason: 'withdrawal' }, ['Razlog: poslije: Odustajanje tima']],
  ])('says the codes of %s %j in words', async (action, after, expected) => {
    const match = {
      homeTeam: { id: 3, name: 'Bura' },
      awayTeam: { id: 4, name: 'Jugo' },
      round: 2,
      matchDate: '2026-03-14T18:00:00Z',
    };
    const about = { ...nothing, match };
    const ruled = entry('1', {
      action,
      subject: { type: 'match', id: 9, name: null },
      after,
      about,
    });
    answers['GET /api/audit?limit=30'] = [200, { entries: [ruled], next: null }];
    serve(answers);
    show(<AuditSection />);
    expect(changesIn(await row(/Bura – Jugo/))).toEqual(expected);
  });

  it('quotes the words that explain a decision', async () => {
    const decided = entry('1', {
      action: 'league.undo-points',
      subject: { type: 'league', id: 2, name: null },
      before: { teamId: 4, points: -1, cause: 'no-show', on: '2026-03-14' },
      text: 'Žalba je prihvaćena',
    });
    answers['GET /api/audit?limit=30'] = [200, { entries: [decided], next: null }];
    serve(answers);
    show(<AuditSection />);
    const item = await row(/Promjena bodova poništena\s?Liga #2/);
    expect(item).toHaveTextContent('Obrazloženje: Žalba je prihvaćena');
  });

  it('shows what it has no words for as it came', async () => {
    const strange = entry('1', {
      action: 'ball.inflate',
      subject: { type: 'ball', id: 5, name: null },
      after: { pressure: [0.9, 1.1] },
    });
    answers['GET /api/audit?limit=30'] = [200, { entries: [strange], next: null }];
    serve(answers);
    show(<AuditSection />);
    expect(changesIn(await row(/ball\.inflate\s?ball #5/))).toEqual([
      'pressure: poslije: 0.9, 1.1',
    ]);
  });

  it('goes on to the end', async () => {
    const last = entry('5', {
      action: 'account.approve',
      subject: { type: 'account', id: 99, name: 'sudac' },
    });
    answers['GET /api/audit?limit=30&before=89'] = [200, { entries: [last], next: null }];
    serve(answers);
    show(<AuditSection />);
    await press('Prikaži još');
    expect(await row(/Račun odobren\s?sudac \(Račun #99\)/)).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(screen.getByText('To su sve promjene.')).toBeVisible();
  });

  it('keeps what it has where the next page fails', async () => {
    answers['GET /api/audit?limit=30&before=89'] = [503, { message: 'Poslužitelj se diže.' }];
    serve(answers);
    show(<AuditSection />);
    await press('Prikaži još');
    expect(await screen.findByText('Poslužitelj se diže.')).toBeVisible();
    expect(await row(/Liga kreirana/)).toBeVisible();
  });

  it('says that nothing has changed yet', async () => {
    answers['GET /api/audit?limit=30'] = [200, { entries: [], next: null }];
    serve(answers);
    show(<AuditSection />);
    expect(await screen.findByText('Još nema promjena')).toBeVisible();
  });
});
