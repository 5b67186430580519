import {
  type DecisionRecord,
  type SeasonRules,
  type TeamView,
  usualSeasonRules,
} from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { i18n } from '@/shared/i18n';
import { type FakeServer, lost, ok, refusal, serve } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';
import { Toaster } from '@/shared/ui';
import { LeagueDecisions } from './LeagueDecisions';

const teams = [
  { id: 1, name: 'Bura', user: { username: 'bura' } },
  { id: 2, name: 'Jugo', user: { username: 'jugo' } },
] as TeamView[];

type Written = Pick<DecisionRecord['event'], 'type' | 'data'>;

const record = (version: number, written: Written, text?: string): DecisionRecord => {
  const at = `2026-03-1${version}T18:00:00.000Z`;
  return {
    event: { ...written, id: `c${version}.0`, version, at } as DecisionRecord['event'],
    position: String(100 + version),
    commandId: `c${version}`,
    actor: { id: 4, username: 'admin' },
    device: null,
    recordedAt: at,
    ...(text !== undefined && { text }),
  };
};
const points = (teamId: number, count: number): Written => ({
  type: 'PointsAdjusted',
  data: { teamId, points: count, cause: 'no-show', on: '2026-03-14' },
});
const undo = (decisionId: string): Written => ({ type: 'DecisionVoided', data: { decisionId } });
const ruled = (version: number, changes: Partial<SeasonRules>): Written => ({
  type: 'SeasonRulesSet',
  data: { rules: { ...usualSeasonRules, ...changes }, version },
});
const rules = ruled(1, {});

const path = 'GET /api/leagues/7/decisions?after=0&limit=500';
const route = 'POST /api/leagues/7/points-adjustments';
const page = (events: DecisionRecord[], next: number | null = null) =>
  ok({ leagueId: 7, epoch: 'e', version: events.length, events, next });
const answer = ok({
  leagueId: 7,
  version: 1,
  epoch: 'e',
  events: [],
  decision: { id: 'c1.0' },
});

let server: FakeServer;
beforeEach(() => {
  server = serve({ 'GET /api/teams/league/7': ok(teams), [path]: page([]) });
});
afterEach(async () => {
  await act(() => i18n.changeLanguage('hr'));
});

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LeagueDecisions leagueId={7} />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const rows = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
const rowOf = async (name: RegExp): Promise<HTMLElement> => {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (row === null) throw new Error('not in a list');
  return row;
};

describe('the decisions of a league', () => {
  it('say which season rules changed, and nothing about the others', async () => {
    const awards = { ...usualSeasonRules.awards, keepsBetterPlayed: false };
    const first = ruled(1, { withdrawal: 'award-all' });
    const second = ruled(2, { withdrawal: 'award-all', awards });
    const discipline = { ...usualSeasonRules.discipline, redBan: 2 };
    const third = ruled(3, { withdrawal: 'award-all', awards, discipline });
    server.on(
      path,
      page([record(1, first), record(2, points(1, -1)), record(3, second), record(4, third)]),
    );
    open();
    const changesOf = async (name: RegExp): Promise<(string | null)[]> =>
      within(within(await rowOf(name)).getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await changesOf(/1\. verzija/)).toEqual([
      'Kad tim odustane, predlaže se da sve njegove utakmice, i odigrane, dobiju protivnici.',
    ]);
    expect(await changesOf(/2\. verzija/)).toEqual([
      'Kad se rezultat dodijeli odlukom, vrijedi dodijeljeni i ako je odigrani za pobjednika bolji.',
    ]);
    expect(await changesOf(/3\. verzija/)).toEqual(['Suspenzija zbog crvenog kartona: 2 utakmice']);
  });

  it('are one sentence each, the newest first, with who, when, why and what undid it', async () => {
    server.on(path, page([record(1, rules), record(2, points(1, -1), 'Nisu došli')], 2));
    server.on(
      'GET /api/leagues/7/decisions?after=2&limit=500',
      page([record(3, points(2, 5)), record(4, undo('c2.0'), 'Žalba')]),
    );
    open();
    expect(await rows()).toEqual([
      'Timu Jugo dodano je 5 bodova zbog nedolaska (14.\u00a003.\u00a02026.)',
      'Timu Bura oduzet je 1 bod zbog nedolaska (14.\u00a003.\u00a02026.)',
      'Postavljena su pravila sezone, 1. verzija',
    ]);
    const undone = await rowOf(/^Timu Bura/);
    expect(undone).toHaveTextContent('admin, 12. 03. 2026. 19:00');
    expect(undone).toHaveTextContent('Nisu došli');
    expect(undone).toHaveTextContent('Poništeno admin, 14. 03. 2026. 19:00Žalba');
    expect(within(undone).queryByRole('button')).toBeNull();
    const buttons = screen.getAllByRole('button', { name: /^Poništi/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Poništi: Timu Jugo dodano je 5 bodova zbog nedolaska (14.\u00a003.\u00a02026.)',
    ]);
  });

  it('about a suspension name the player, and end with it', async () => {
    const suspended: Written = {
      type: 'SuspensionImposed',
      data: {
        playerId: 7,
        kind: 'matches',
        amount: 3,
        reason: 'violent-conduct',
        from: '2026-03-15',
      },
    };
    const longer: Written = {
      type: 'SuspensionChanged',
      data: { decisionId: 'c1.0', kind: 'until', until: '2026-05-01' },
    };
    const filed: Written = {
      type: 'AppealFiled',
      data: { decisionId: 'c1.0', suspensive: true },
    };
    const decided: Written = {
      type: 'AppealDecided',
      data: { appealId: 'c3.0', outcome: 'upheld' },
    };
    const all = [
      { ...record(1, suspended), playerName: 'Ivan Horvat' },
      record(2, longer),
      record(3, filed),
      record(4, decided),
    ];
    server.on(path, page(all));
    server.on('DELETE /api/leagues/7/appeals/c4.0', answer);
    open();
    expect(await rows()).toEqual([
      'Žalba je prihvaćena, Ivan Horvat više nije suspendiran',
      'Žalba na suspenziju, Ivan Horvat: suspenzija čeka odluku',
      'Suspenzija je promijenjena, Ivan Horvat: do 01.\u00a005.\u00a02026.',
      'Suspendiran je Ivan Horvat: 3 utakmice od 15.\u00a003.\u00a02026., nasilničko ponašanje',
    ]);
    expect(screen.getAllByRole('button', { name: /^Poništi:/ })).toHaveLength(4);
    server.on(path, page([...all, record(5, undo('c1.0'))]));
    await press('Poništi: Žalba je prihvaćena, Ivan Horvat više nije suspendiran');
    await press('Poništi odluku');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Poništi:/ })).toBeNull());
  });

  it('are not undone once the matches were deleted, until these are restored', async () => {
    const cleared: Written = { type: 'DecisionsCleared', data: {} };
    server.on(path, page([record(1, points(1, -1)), record(2, cleared), record(3, points(2, 5))]));
    const { unmount } = open();
    expect((await rows())[1]).toBe(
      'Utakmice lige su obrisane, a s njima i njezini bodovi, odustajanja, ždrijebovi, suspenzije i doigravanja',
    );
    const undoable = () =>
      screen
        .getAllByRole('button', { name: /^Poništi/ })
        .map((button) => button.getAttribute('aria-label'));
    expect(undoable()).toEqual([expect.stringContaining('Jugo')]);
    unmount();
    server.on(path, page([record(1, points(1, -1)), record(2, cleared), record(3, undo('c2.0'))]));
    open();
    await rows();
    expect(undoable()).toEqual([expect.stringContaining('Bura')]);
  });

  it('name a team that is gone by its number', async () => {
    server.on(path, page([record(1, points(9, -2))]));
    open();
    expect(await rows()).toEqual([
      'Timu #9 oduzeta su 2 boda zbog nedolaska (14.\u00a003.\u00a02026.)',
    ]);
  });

  it('say that there are none', async () => {
    open();
    expect(await screen.findByText('Liga još nije ništa odlučila')).toBeVisible();
  });

  it('say why they could not be read', async () => {
    server.on(path, [503, { message: 'Baza ne odgovara.' }]);
    open();
    expect(await screen.findByText('Odluke nije moguće učitati')).toBeVisible();
    server.on(path, page([record(1, rules)]));
    await press('Pokušaj ponovo');
    expect(await rows()).toHaveLength(1);
  });

  it('are in English too', async () => {
    server.on(path, page([record(1, points(1, -1)), record(2, points(2, 3))]));
    await act(() => i18n.changeLanguage('en'));
    open();
    expect(await rows()).toEqual([
      '3 points were given to Jugo for a no-show (14\u00a0Mar\u00a02026)',
      '1 point was taken off Bura for a no-show (14\u00a0Mar\u00a02026)',
    ]);
  });
});

describe('points', () => {
  async function openDialog(): Promise<HTMLElement> {
    open();
    await press('Promijeni bodove');
    await screen.findByLabelText('Tim');
    return screen.getByRole('dialog');
  }
  const choose = (label: string, option: string) =>
    userEvent.selectOptions(screen.getByLabelText(label), option);

  it('are taken off with a cause, a day and words, after the note was read that the table will have', async () => {
    const dialog = await openDialog();
    await choose('Tim', 'Bura');
    await choose('Razlog', 'licenca');
    await fill({ 'Broj bodova': '2', Dan: '2026-03-14' });
    const words = within(dialog).getByLabelText(/^Obrazloženje/);
    await userEvent.type(words, ' Nema licence ');
    const note = within(dialog).getByRole('list', { name: 'Bodovi po odluci lige' });
    expect(note).toHaveTextContent('Bura: −2 boda, licenca, 14. 03. 2026.');
    server.on(route, () => {
      server.on(path, page([record(1, points(1, -2))]));
      return answer;
    });
    await press('Oduzmi');
    expect(await screen.findByText('Bodovi su promijenjeni')).toBeVisible();
    const change = { teamId: 1, points: -2, cause: 'licence', on: '2026-03-14' };
    expect(server.bodies(route)).toEqual([{ ...change, text: 'Nema licence' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await rows()).toHaveLength(1);
  });

  it('are given', async () => {
    await openDialog();
    await choose('Tim', 'Jugo');
    await choose('Promjena', 'Dodaj bodove');
    await fill({ 'Broj bodova': '3', Dan: '2026-03-14' });
    server.on(route, answer);
    await press('Dodaj');
    await screen.findByText('Bodovi su promijenjeni');
    const change = { teamId: 2, points: 3, cause: 'no-show', on: '2026-03-14' };
    expect(server.bodies(route)).toEqual([change]);
  });

  it('are not sent while something is missing or wrong', async () => {
    await openDialog();
    await fill({ 'Broj bodova': '100', Dan: '' });
    await press('Oduzmi');
    expect(await screen.findByText('Upišite cijeli broj od 1 do 99.')).toBeVisible();
    expect(screen.getByText('Upišite datum.')).toBeVisible();
    expect(screen.getByLabelText('Tim')).toBeInvalid();
    expect(server.bodies(route)).toEqual([]);
  });

  it('are the same command when sent again after a lost answer, and another one when changed', async () => {
    await openDialog();
    await choose('Tim', 'Bura');
    server.on(route, lost);
    await press('Oduzmi');
    await waitFor(() => expect(server.bodies(route)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Oduzmi' })).toBeEnabled());
    server.on(route, refusal('league.busy'));
    await press('Oduzmi');
    await waitFor(() => expect(server.bodies(route)).toHaveLength(2));
    await fill({ 'Broj bodova': '3' });
    server.on(route, answer);
    await press('Oduzmi');
    await screen.findByText('Bodovi su promijenjeni');
    const [first, again, other] = server.calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('need a team', async () => {
    server.on('GET /api/teams/league/7', ok([]));
    open();
    await press('Promijeni bodove');
    expect(await screen.findByText('Liga još nema timova')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Oduzmi' })).toBeDisabled();
  });
});

describe('an undo', () => {
  const undoRoute = 'DELETE /api/leagues/7/points-adjustments/c1.0';
  const openUndo = async (): Promise<void> => {
    server.on(path, page([record(1, points(1, -1))]));
    open();
    await press('Poništi: Timu Bura oduzet je 1 bod zbog nedolaska (14.\u00a003.\u00a02026.)');
  };

  it('is confirmed with the decision in sight, and may say why', async () => {
    await openUndo();
    const dialog = screen.getByRole('dialog', { name: 'Poništiti odluku?' });
    expect(dialog).toHaveTextContent('Timu Bura oduzet je 1 bod zbog nedolaska (14. 03. 2026.)');
    await userEvent.type(within(dialog).getByLabelText(/^Obrazloženje/), 'Žalba');
    server.on(undoRoute, () => {
      server.on(path, page([record(1, points(1, -1)), record(2, undo('c1.0'), 'Žalba')]));
      return answer;
    });
    await press('Poništi odluku');
    expect(await screen.findByText('Odluka je poništena')).toBeVisible();
    expect(server.bodies(undoRoute)).toEqual([{ text: 'Žalba' }]);
    await waitFor(async () => expect(await rowOf(/^Timu Bura/)).toHaveTextContent('Poništeno'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it is not possible', async () => {
    await openUndo();
    server.on(undoRoute, refusal('decision.not-found'));
    await press('Poništi odluku');
    expect(await screen.findByText('Te odluke nema ili je već poništena.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('a withdrawal', () => {
  const previewRoute = 'POST /api/leagues/7/withdrawals?preview=true';
  const withdrawRoute = 'POST /api/leagues/7/withdrawals';
  const row = (teamId: number, teamName: string, position: number, count: number) => ({
    teamId,
    teamName,
    position,
    points: count,
  });
  const scorer = (id: number, goals: number) => ({
    player: { id, firstName: 'Ivan', lastName: `${id}.` },
    team: { name: 'Bura' },
    goals,
  });
  const preview = ok({
    matches: [{ matchId: 31, does: 'annul' }],
    before: [row(1, 'Bura', 1, 12), row(2, 'Jugo', 2, 4)],
    after: [row(2, 'Jugo', 1, 4), { ...row(1, 'Bura', 2, 9), unranked: true }],
    lists: {
      scorers: { before: [scorer(8, 3), scorer(9, 2)], after: [scorer(9, 2), scorer(8, 1)] },
    },
    decision: null,
  });

  async function openPreview(): Promise<HTMLElement> {
    server
      .on('GET /api/leagues/7/season-rules', ok({ version: 0, rules: usualSeasonRules }))
      .on(
        'GET /api/matches/league/7',
        ok([{ id: 31, homeTeamName: 'Bura', awayTeamName: 'Jugo' }]),
      );
    open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tim odustaje' })).toBeEnabled());
    await press('Tim odustaje');
    await userEvent.selectOptions(await screen.findByLabelText('Tim'), 'Bura');
    await press('Pregledaj posljedice');
    return screen.getByRole('dialog');
  }
  const rowsIn = (dialog: HTMLElement, name: string) =>
    within(within(dialog).getByRole('region', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((line) =>
        within(line)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );

  it('shows points, places, matches and scorers before it is confirmed, by the proposed mode', async () => {
    server.on(previewRoute, preview);
    const dialog = await openPreview();
    await within(dialog).findByText('Što se mijenja kad tim Bura odustane');
    expect(rowsIn(dialog, 'Tablica prije i poslije')).toEqual([
      ['Jugo', '4', '2. → 1.'],
      ['Bura', '12 → 9', '1. → izvan poretka'],
    ]);
    expect(rowsIn(dialog, 'Strijelci prije i poslije')).toEqual([['Ivan 8.', '3 → 1', '1. → 2.']]);
    expect(await within(dialog).findByText('Bura – Jugo')).toBeVisible();
    expect(within(dialog).getByText('poništava se')).toBeVisible();
    expect(server.bodies(withdrawRoute)).toEqual([]);
    server.on(withdrawRoute, answer);
    await press('Potvrdi odustajanje');
    expect(await screen.findByText('Tim je odustao od natjecanja')).toBeVisible();
    expect(server.bodies(withdrawRoute)).toEqual([{ teamId: 1, mode: 'half-rule' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks at the field for the words that a change of official results needs', async () => {
    server.on(previewRoute, preview).on(withdrawRoute, refusal('decision.words-needed'));
    const dialog = await openPreview();
    await within(dialog).findByText('Što se mijenja kad tim Bura odustane');
    await press('Potvrdi odustajanje');
    const words = await within(dialog).findByLabelText(/^Obrazloženje/);
    expect(words).toHaveAccessibleDescription(/Upišite zašto/);
    expect(words).toBeInvalid();
    await userEvent.type(words, 'Nema igrača');
    expect(words).toBeValid();
    await press('Pregledaj posljedice');
    server.on(withdrawRoute, answer);
    await press('Potvrdi odustajanje');
    expect(await screen.findByText('Tim je odustao od natjecanja')).toBeVisible();
    expect(server.bodies(withdrawRoute).at(-1)).toMatchObject({ text: 'Nema igrača' });
  });

  it('can be previewed in another mode, and is sent with that one and the words', async () => {
    server.on(previewRoute, preview);
    const dialog = await openPreview();
    await press('Natrag');
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Izgubi preostale/ }));
    await userEvent.type(within(dialog).getByLabelText(/^Obrazloženje/), 'Nema igrača');
    await press('Pregledaj posljedice');
    await within(dialog).findByText('Što se mijenja kad tim Bura odustane');
    expect(server.bodies(previewRoute)).toEqual([
      { teamId: 1, mode: 'half-rule' },
      { teamId: 1, mode: 'award-open' },
    ]);
    server.on(withdrawRoute, answer);
    await press('Potvrdi odustajanje');
    await screen.findByText('Tim je odustao od natjecanja');
    expect(server.bodies(withdrawRoute)).toEqual([
      { teamId: 1, mode: 'award-open', text: 'Nema igrača' },
    ]);
  });

  it('says why there is no preview', async () => {
    server.on(previewRoute, refusal('league.team-withdrawn'));
    const dialog = await openPreview();
    expect(await within(dialog).findByText('Tim je već odustao od natjecanja.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Potvrdi odustajanje' })).toBeDisabled();
  });

  it('is undone as a reinstatement of the team', async () => {
    const withdrawn: Written = {
      type: 'TeamWithdrawn',
      data: { teamId: 1, mode: 'award-all' },
    };
    server.on(path, page([record(1, withdrawn)])).on('DELETE /api/leagues/7/withdrawals/1', answer);
    open();
    await press('Poništi: Tim Bura odustao je od natjecanja: izgubio je sve utakmice, i odigrane');
    await press('Poništi odluku');
    expect(await screen.findByText('Odluka je poništena')).toBeVisible();
    expect(server.bodies('DELETE /api/leagues/7/withdrawals/1')).toEqual([{}]);
  });
});

describe('lots', () => {
  const table = (rows: [number, string, string | null][]) =>
    ok(rows.map(([teamId, teamName, decidedBy]) => ({ teamId, teamName, decidedBy })));
  const drawRoute = 'POST /api/leagues/7/lots';

  it('are drawn between teams that only the alphabet orders, and the decision says the order', async () => {
    server.on(
      'GET /api/league-table/7',
      table([
        [1, 'Bura', 'name'],
        [2, 'Jugo', null],
      ]),
    );
    server.on(drawRoute, answer);
    open();
    await press('Ždrijeb');
    expect(await screen.findByRole('radio', { name: 'Bura, Jugo' })).toBeChecked();
    const drawn: Written = {
      type: 'LotsDrawn',
      data: { for: 'table', teams: [1, 2], order: [2, 1] },
    };
    server.on(path, page([record(1, drawn)]));
    await press('Izvuci ždrijeb');
    await waitFor(async () =>
      expect(await rows()).toEqual(['Ždrijeb među izjednačenima, redom: Jugo, Bura']),
    );
    const sent = server.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ for: 'table', teamIds: [1, 2] });
  });

  it('are not offered where the rules separate all teams', async () => {
    server.on(
      'GET /api/league-table/7',
      table([
        [1, 'Bura', 'goals-for'],
        [2, 'Jugo', null],
      ]),
    );
    open();
    await press('Ždrijeb');
    expect(await screen.findByText('Nema izjednačenih timova')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Izvuci ždrijeb' })).toBeDisabled();
  });
});
