import { type LeagueTableRow, type StageView, type TeamView, usualSeasonRules } from '@kolo/domain';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bracket,
  played,
  stage,
  tableRow,
  teamSlot,
  tie,
} from '@/features/bracket/testing/bracket';
import { i18n } from '@/shared/i18n';
import { type Answers, type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { fill, press, show } from '@/shared/testing/screen';
import { LeagueStages } from './LeagueStages';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

const names = ['Bura', 'Jugo', 'Maestral', 'Levant'];
const teams = names.map((name, at) => ({ id: at + 1, name, user: { username: name } }));
const table: LeagueTableRow[] = names.map((name, at) => ({
  ...tableRow(at + 1, name),
  position: at + 1,
}));
const answered = ok({ leagueId: 7, version: 1, epoch: 'e', events: [], decision: { id: 'd.0' } });

function open(stages: StageView[], more: Answers = {}): FakeServer {
  const server = serve({
    'GET /api/leagues/7/stages': ok(stages),
    'GET /api/leagues/7/season-rules': ok({ version: 1, rules: usualSeasonRules }),
    'GET /api/teams/league/7': ok(teams as TeamView[]),
    'GET /api/league-table/7': ok(table),
    'GET /api/leagues/7/stages/1/bracket': ok(bracket([])),
    ...more,
  });
  show(<LeagueStages league={{ id: 7, finalists: 4, venue: 'Dvorana Kolo' }} />);
  return server;
}

const pairs = (): (string | undefined)[] =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p.sr-only')?.textContent ?? undefined)
    .filter((words) => words !== undefined);

afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('defining the finals', () => {
  it('shows the pairs by the table as it is now, and what is changed changes them at once', async () => {
    open([]);
    await press('Odredi doigravanje');
    await screen.findByText('Parovi po sadašnjoj tablici');
    expect(await screen.findAllByText('1. iz tablice', { selector: 'span' })).not.toHaveLength(0);
    expect(pairs()).toEqual([
      'PF1: Bura – Levant.',
      'PF2: Jugo – Maestral.',
      'Finale: Pobjednik PF1 – Pobjednik PF2.',
      'Za treće mjesto: Poraženi PF1 – Poraženi PF2.',
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Broj timova'), '2');
    expect(pairs()).toEqual(['Finale: Bura – Jugo.']);
    expect(screen.queryByLabelText('Treće mjesto')).toBeNull();
  });

  it('sends what was chosen, with kick-offs one after the other and the final last', async () => {
    const server = open([], { 'POST /api/leagues/7/stages': answered });
    await press('Odredi doigravanje');
    await fill({ Naziv: '  Završnica ' });
    await userEvent.selectOptions(screen.getByLabelText('Ako je neriješeno'), 'kicks');
    await userEvent.click(screen.getByText('Termini i dvorane'));
    const inOneDay = within(screen.getByRole('group', { name: 'Sve redom u jednom danu' }));
    await userEvent.type(inOneDay.getByLabelText('Dan'), '2026-05-24');
    await userEvent.type(inOneDay.getByLabelText('Prva utakmica'), '10:00');
    await press('Popuni redom');
    expect(pairs()[0]).toBe('PF1: Bura – Levant. ned, 24.\u00a005. 10:00, Dvorana Kolo.');
    expect(await screen.findByText('Isti tim odmarao bi manje od 1 termina:')).toBeVisible();
    expect(screen.getByText('PF2 11:00, pa Za treće mjesto 12:00')).toBeVisible();
    expect(screen.queryByText(/^PF1 10:00, pa/)).toBeNull();
    await press('Spremi');
    expect(await screen.findByText('Doigravanje je određeno')).toBeVisible();
    const venue = 'Dvorana Kolo';
    expect(server.bodies('POST /api/leagues/7/stages')).toEqual([
      {
        kind: 'knock-out',
        name: 'Završnica',
        entries: [1, 2, 3, 4].map((rank) => ({ source: 'table', rank })),
        legs: 1,
        thirdPlace: true,
        decider: ['kicks'],
        kickOffs: [
          { tie: 'SF1', leg: 1, at: '2026-05-24T08:00:00.000Z', venue },
          { tie: 'SF2', leg: 1, at: '2026-05-24T09:00:00.000Z', venue },
          { tie: 'F', leg: 1, at: '2026-05-24T11:00:00.000Z', venue },
          { tie: 'TP', leg: 1, at: '2026-05-24T10:00:00.000Z', venue },
        ],
      },
    ]);
    expect(screen.queryByText('Parovi po sadašnjoj tablici')).toBeNull();
  });

  it('warns of two matches at once where the season rules want no rest', async () => {
    const kickOffs = [
      { tie: 'SF1', leg: 1 as const, at: '2026-05-24T09:30:00.000Z' },
      { tie: 'F', leg: 1 as const, at: '2026-05-24T10:00:00.000Z', venue: 'Dvorana Kolo' },
    ];
    const seeds = [1, 2, 3, 4].map((rank) => ({ source: 'table', rank }) as const);
    const rules = { ...usualSeasonRules, finals: { countForScorers: false, minRestSlots: 0 } };
    open([stage({ entries: seeds, kickOffs, begun: true })], {
      'GET /api/leagues/7/season-rules': ok({ version: 2, rules }),
    });
    await press('Promijeni termine');
    expect(
      await screen.findByText('Isti tim mogao bi igrati dvije utakmice odjednom:'),
    ).toBeVisible();
  });

  it('has other times later, with the rest that they leave', async () => {
    const kickOffs = [
      { tie: 'SF1', leg: 1 as const, at: '2026-05-24T08:00:00.000Z', venue: 'Dvorana Kolo' },
      { tie: 'F', leg: 1 as const, at: '2026-05-24T10:00:00.000Z' },
    ];
    const seeds = [1, 2, 3, 4].map((rank) => ({ source: 'table', rank }) as const);
    const route = 'PUT /api/leagues/7/stages/1/kick-offs';
    const server = open([stage({ entries: seeds, kickOffs, begun: true })], { [route]: answered });
    await press('Promijeni termine');
    const semi = within(screen.getByRole('group', { name: 'PF1' }));
    expect(semi.getByLabelText('Vrijeme')).toHaveValue('10:00');
    await userEvent.clear(semi.getByLabelText('Vrijeme'));
    await userEvent.type(semi.getByLabelText('Vrijeme'), '11:30');
    expect(await screen.findByText('PF1 11:30, pa Finale 12:00')).toBeVisible();
    await press('Spremi');
    expect(await screen.findByText('Termini su promijenjeni')).toBeVisible();
    const [first, final] = kickOffs;
    expect(server.bodies(route)).toEqual([
      { kickOffs: [{ ...first, at: '2026-05-24T09:30:00.000Z' }, final] },
    ]);
  });

  it('deals the table to groups, and a split carries results over unless switched off', async () => {
    const server = open([], { 'POST /api/leagues/7/stages': answered });
    await press('Odredi doigravanje');
    await userEvent.selectOptions(screen.getByLabelText('Vrsta'), 'groups');
    const group = (name: string) => {
      const section = screen.getByRole('heading', { name }).parentElement as HTMLElement;
      return within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    };
    expect(group('Skupina A')).toEqual(['Bura 1. iz tablice', 'Levant 4. iz tablice']);
    expect(group('Skupina B')).toEqual(['Jugo 2. iz tablice', 'Maestral 3. iz tablice']);
    await userEvent.selectOptions(screen.getByLabelText('Vrsta'), 'split');
    await userEvent.click(screen.getByLabelText('Prenose se međusobni rezultati iz lige'));
    await press('Spremi');
    await screen.findByText('Doigravanje je određeno');
    expect(server.bodies('POST /api/leagues/7/stages')).toMatchObject([
      { kind: 'split', name: 'Liga za prvaka', legs: 1, carriesResults: false },
    ]);
  });

  it('needs a name, and any place may be another one or a team', async () => {
    const server = open([], { 'POST /api/leagues/7/stages': answered });
    await press('Odredi doigravanje');
    await fill({ Naziv: ' ' });
    await press('Spremi');
    expect(screen.getByRole('alert')).toHaveTextContent('Upišite naziv.');
    await fill({ Naziv: 'Kup' });
    await userEvent.click(screen.getByText('Nositelji, mjesto po mjesto'));
    await userEvent.selectOptions(screen.getByLabelText('Mjesto 4'), 'Jugo');
    await press('Spremi');
    await screen.findByText('Doigravanje je određeno');
    expect(server.bodies('POST /api/leagues/7/stages')).toMatchObject([
      { entries: [{ rank: 1 }, { rank: 2 }, { rank: 3 }, { source: 'team', teamId: 2 }] },
    ]);
  });

  it('takes the best of the groups where there are groups, no two of one in the first round', async () => {
    const groups = ['A', 'B'].map((name) => ({ name, size: 3 }));
    open([stage({ kind: 'groups', name: 'Skupine', groups })]);
    await press('Odredi doigravanje');
    await userEvent.selectOptions(screen.getByLabelText('Odakle dolaze'), 'groups');
    expect(pairs().slice(0, 2)).toEqual([
      'PF1: 1. skupine A – 2. skupine B.',
      'PF2: 1. skupine B – 2. skupine A.',
    ]);
  });
});

describe('confirming who takes part', () => {
  const seedPath = 'POST /api/leagues/7/stages/1/seed';

  it('warns while the table is not official, and goes on all the same', async () => {
    const server = open([stage()], { [seedPath]: refusal('stage.not-official') });
    await press('Potvrdi sudionike');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Potvrdi sudionike' }));
    expect(await dialog.findByText(/^Tablica još nije službena: neki/)).toBeVisible();
    server.on(seedPath, answered);
    await userEvent.click(dialog.getByRole('button', { name: 'Ipak potvrdi' }));
    expect(await screen.findByText('Sudionici su potvrđeni')).toBeVisible();
    expect(server.bodies(seedPath)).toEqual([
      { again: false, anyway: false, teamIds: null },
      { again: false, anyway: true, teamIds: null },
    ]);
  });

  it('draws lots where names alone would decide, and only then confirms', async () => {
    const server = open([stage()], {
      [seedPath]: refusal('lots.needed', { teamIds: [2, 3] }),
      'POST /api/leagues/7/lots': answered,
    });
    await press('Potvrdi sudionike');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Potvrdi sudionike' }));
    expect(await dialog.findByText(/^U svemu su izjednačeni: Jugo, Maestral\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Izvuci ždrijeb' }));
    server.on(seedPath, answered);
    await userEvent.click(await dialog.findByRole('button', { name: 'Potvrdi sudionike' }));
    expect(await screen.findByText('Sudionici su potvrđeni')).toBeVisible();
    expect(server.bodies('POST /api/leagues/7/lots')).toEqual([{ for: 'table', teamIds: [2, 3] }]);
  });

  it('is over once a match has line-ups', async () => {
    const seeded = { at: '2026-05-20T10:00:00.000Z', teams: teams.slice(0, 2), decisionId: 'd.1' };
    open([stage({ seeded, begun: true })]);
    expect(await screen.findByText(/^Jedna utakmica ima popise/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Potvrdi/ })).toBeNull();
  });
});

describe('a tie that waits for a person', () => {
  const bura = teamSlot(1, 'Bura');
  const jugo = teamSlot(2, 'Jugo');
  const tiePath = 'POST /api/leagues/7/stages/1/ties/F';
  const withFinal = (changes: object): Answers => ({
    'GET /api/leagues/7/stages/1/bracket': ok(
      bracket([{ name: 'F', ties: [tie('F', { home: bura, away: jugo, ...changes })] }]),
    ),
    [tiePath]: answered,
    'POST /api/leagues/7/lots': answered,
    'DELETE /api/leagues/7/stages/1/ties/F': answered,
  });

  it('is decided by naming who goes through and on what grounds', async () => {
    const server = open([stage()], withFinal({ legs: [played(9, 1, '1:1')] }));
    await press('Odluka o paru: Finale');
    await userEvent.click(await screen.findByRole('radio', { name: 'Jugo' }));
    await userEvent.selectOptions(screen.getByLabelText('Na temelju čega'), 'better-placed');
    await press('Spremi odluku');
    expect(await screen.findByText('O paru je odlučeno')).toBeVisible();
    expect(server.bodies(tiePath)).toEqual([{ winner: 2, by: 'better-placed' }]);
  });

  it('is decided by lots that the server draws', async () => {
    const server = open([stage()], withFinal({ legs: [played(9, 1, '1:1')] }));
    await press('Odluka o paru: Finale');
    await press('Izvuci ždrijeb');
    expect(await screen.findByText('Ždrijeb je izvučen')).toBeVisible();
    expect(server.bodies('POST /api/leagues/7/lots')).toEqual([{ for: 'tie', teamIds: [1, 2] }]);
  });

  it('with a conflict says what can be done', async () => {
    const running = played(9, 1, '0:0', { status: 'in_progress' });
    open([stage()], withFinal({ conflict: true, legs: [running] }));
    expect(await screen.findByText(/Sukob: utakmica je počela s timovima/)).toBeVisible();
    expect(screen.getByText(/^Poništite ispravak, ili dogovorite/)).toBeVisible();
  });

  it('that a person has decided can be undone', async () => {
    const ruled = { winner: { id: 1, name: 'Bura' }, by: 'administrator' };
    const server = open([stage()], withFinal({ ...ruled, legs: [played(9, 1, '1:1')] }));
    await press('Poništi odluku');
    expect(await screen.findByText('Odluka je poništena')).toBeVisible();
    expect(server.sent('DELETE')).toEqual([['/api/leagues/7/stages/1/ties/F', {}]]);
  });
});

it('a stage that has not begun can be undone', async () => {
  const server = open([stage()], { 'DELETE /api/leagues/7/stages/1': answered });
  await press('Poništi');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Poništi' }));
  expect(await screen.findByText('Odluka je poništena')).toBeVisible();
  expect(server.sent('DELETE')).toEqual([['/api/leagues/7/stages/1', {}]]);
});

it('speaks English', async () => {
  await act(() => i18n.changeLanguage('en'));
  open([]);
  expect(await screen.findByRole('button', { name: 'Define finals' })).toBeVisible();
});
