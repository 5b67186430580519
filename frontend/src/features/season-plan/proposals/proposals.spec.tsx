import { limits, type MoveProposal } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnSchedule } from '@/features/season-plan/own/OwnSchedule';
import { match, openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { type FakeServer, ok, refusal } from '@/shared/testing/fake-server';
import { fill, press, show } from '@/shared/testing/screen';

const read = 'GET /api/leagues/7/move-proposals';
const proposal = (more: Partial<MoveProposal> = {}): MoveProposal => ({
  id: 5,
  matchId: 31,
  team: { id: 1, name: 'Bura' },
  matchDate: '2999-12-13T15:48:00.000Z',
  venue: 'Trnsko',
  state: 'open',
  answerBy: '2999-12-03T15:00:00.000Z',
  ...more,
});
const later = { matchDate: '2999-12-06T15:00:00.000Z' };
const slot = { at: '2999-12-13T15:48:00.000Z', venue: 'Trnsko', consequences: [] };

let server: FakeServer;
beforeEach(() => {
  server = servePlan({
    'GET /api/matches/league/7': ok([
      match(31, later),
      match(32, { ...later, homeTeamName: 'Maestral', homeTeamId: 3 }),
    ]),
    'GET /api/matches/31/free-slots': ok([slot]),
    [read]: ok([proposal()]),
    'PATCH /api/move-proposals/5': ok({}),
    'DELETE /api/move-proposals/5': ok({}),
  });
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const board = () => section('Prijedlozi za premještaj');
const ownMatches = () => section('Sljedeće utakmice');
const showAs = (id: number, name: string) => show(<OwnSchedule team={{ id, name }} leagueId={7} />);
const asBura = () => showAs(1, 'Bura');
const asJugo = () => showAs(2, 'Jugo');

describe('proposed moves, to an administrator', () => {
  it('name what would move where, who proposes it and until when it can be answered', async () => {
    openPlan();
    const row = (await board()).getByRole('listitem');
    expect(row).toHaveTextContent('Bura – Jugo');
    expect(row).toHaveTextContent('pet, 06. 12. 16:00, Sutinskanapet, 13. 12. 16:48, Trnsko');
    expect(row).toHaveTextContent(
      'Predlaže Bura. Protivnik može odgovoriti do 03. 12. 2999. 16:00.',
    );
    expect(await within(row).findByText('Nikome ne smeta')).toBeVisible();
    expect(within(row).queryByRole('button', { name: /^Potvrdi/ })).toBeNull();
  });

  it('name no old date of a match that was postponed since', async () => {
    server.on(
      'GET /api/matches/league/7',
      ok([match(31, { ...later, status: 'scheduled', outcome: 'postponed' })]),
    );
    openPlan();
    expect((await board()).getByRole('listitem')).toHaveTextContent(
      'Odgođeno, Sutinskanapet, 13. 12. 16:48, Trnsko',
    );
  });

  it('come with what they lead to, also where the slot is not free', async () => {
    const consequences = [{ code: 'twice-in-a-row', teamId: 2, matchId: 9 }];
    server.on('GET /api/matches/31/free-slots', ok([{ ...slot, consequences }]));
    server.on('GET /api/matches/32/free-slots', ok([{ ...slot, venue: 'Sutinska' }]));
    server.on(read, ok([proposal(), proposal({ id: 6, matchId: 32 })]));
    openPlan();
    const rows = (await board()).getAllByRole('listitem');
    await waitFor(() => expect(rows[0]).toHaveTextContent('Jugo igra dva puta u nizu'));
    await waitFor(() => expect(rows[1]).toHaveTextContent('To nije slobodan termin lige'));
  });

  it('come with the ties of the finals that the move comes too close to', async () => {
    const final = { code: 'same-time', stageId: 1, tie: 'F', leg: 1, at: slot.at };
    server.on('GET /api/leagues/7/stages', ok([{ id: 1 }]));
    server.on('GET /api/matches/31/finals-conflicts', ok([final]));
    openPlan();
    const row = (await board()).getByRole('listitem');
    expect(
      await within(row).findByText('Isti tim u to vrijeme možda igra Finale (16:48)'),
    ).toBeVisible();
  });

  it('are confirmed once the opponent accepts', async () => {
    server.on(read, ok([proposal({ state: 'accepted' }), proposal({ id: 6, state: 'declined' })]));
    openPlan();
    await press('Potvrdi premještaj: Bura – Jugo');
    expect(await screen.findByText('Utakmica je premještena')).toBeVisible();
    expect(server.bodies('PATCH /api/move-proposals/5')).toEqual([{ state: 'confirmed' }]);
    expect((await board()).getByRole('list')).toHaveFocus();
  });

  it('are declined', async () => {
    openPlan();
    await press('Odbij: Bura – Jugo');
    expect(await screen.findByText('Prijedlog je odbijen')).toBeVisible();
    expect(server.bodies('PATCH /api/move-proposals/5')).toEqual([{ state: 'declined' }]);
  });

  it('are left out once they are answered, or their match is played', async () => {
    const played = match(33, { status: 'completed' });
    server.on('GET /api/matches/league/7', ok([match(31, later), played]));
    const past = [proposal({ id: 6, state: 'expired' }), proposal({ id: 7, matchId: 33 })];
    server.on(read, ok([...past, proposal()]));
    openPlan();
    expect((await board()).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the next matches of a company', () => {
  it('are told with their deadline and the proposals that are left', async () => {
    server.on(read, ok([proposal({ state: 'declined' })]));
    asBura();
    const own = await ownMatches();
    expect(await own.findByText('Ove sezone imate još 2 prijedloga.')).toBeVisible();
    const rows = own.getAllByRole('listitem');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('Prijedlog je odbijen.');
    expect(rows[0]).toHaveTextContent('Termin se može predložiti do 03. 12. 2999. 16:00.');
  });

  it('can be moved no more where the proposals are used up or it is too late', async () => {
    const used = Array.from({ length: limits.moveProposals.perSeason }, (_, id) =>
      proposal({ id, state: 'withdrawn' }),
    );
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    server.on(read, ok(used));
    server.on('GET /api/matches/league/7', ok([match(31, later), match(34, { matchDate: soon })]));
    asBura();
    const own = await ownMatches();
    expect(await own.findByText(/^Za ovu ste sezonu iskoristili sve prijedloge/)).toBeVisible();
    expect(own.getByText('Rok za prijedlog je prošao.')).toBeVisible();
    expect(own.queryByRole('button')).toBeNull();
  });

  it('show a proposal of the opponent, with what it leads to, and answer it', async () => {
    asJugo();
    const own = await ownMatches();
    expect(await own.findByText('Nikome ne smeta')).toBeVisible();
    await press('Prihvati: Bura – Jugo');
    expect(await screen.findByText('Prijedlog je prihvaćen')).toBeVisible();
    expect(server.bodies('PATCH /api/move-proposals/5')).toEqual([{ state: 'accepted' }]);
    expect(own.getByRole('list')).toHaveFocus();
  });

  it('withdraw a proposal of their own, which they cannot answer', async () => {
    asBura();
    const own = await ownMatches();
    const withdraw = await own.findByRole('button', { name: 'Povuci: Bura – Jugo' });
    expect(own.queryByRole('button', { name: /^Prihvati/ })).toBeNull();
    await userEvent.click(withdraw);
    expect(await screen.findByText('Prijedlog je povučen')).toBeVisible();
    expect(server.bodies('DELETE /api/move-proposals/5')).toHaveLength(1);
  });

  it('are not shown to a team that plays no more', async () => {
    showAs(9, 'Lošinj');
    await screen.findByText('Nema želja');
    expect(screen.queryByRole('region', { name: 'Sljedeće utakmice' })).toBeNull();
  });
});

describe('a proposal', () => {
  const route = 'POST /api/matches/32/move-proposals';
  beforeEach(() => server.on('GET /api/matches/32/free-slots', ok([slot])).on(route, ok({})));
  const open = async () => {
    asJugo();
    await press('Predloži termin…: Maestral – Jugo');
  };

  it('is made from the free slots of the match; a refusal leaves it open', async () => {
    server.on(route, refusal('proposal.pending'));
    await open();
    expect(await screen.findByText('Sada: 06. 12. 2999. 16:00, Sutinska')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pošalji prijedlog' })).toBeDisabled();
    await userEvent.click(await screen.findByRole('radio', { name: /Trnsko/ }));
    await press('Pošalji prijedlog');
    expect(await screen.findByText(/već postoji prijedlog/)).toBeVisible();
    server.on(route, ok({}));
    await press('Pošalji prijedlog');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodies(route).at(-1)).toEqual({ matchDate: slot.at, venue: 'Trnsko' });
  });

  it('names a venue also where the slots of the league have none', async () => {
    server.on('GET /api/matches/32/free-slots', ok([{ ...slot, venue: '' }]));
    await open();
    await userEvent.click(await screen.findByRole('radio'));
    await press('Pošalji prijedlog');
    expect(await screen.findByLabelText('Vrijeme')).toHaveValue('16:48');
    await fill({ Dvorana: 'Trnsko' });
    await press('Pošalji prijedlog');
    await waitFor(() =>
      expect(server.bodies(route)).toEqual([{ matchDate: slot.at, venue: 'Trnsko' }]),
    );
  });

  it('names a time and a venue, both to come and complete', async () => {
    await open();
    await press('Upiši drugo vrijeme ili dvoranu');
    await fill({ Datum: '2020-12-06', Vrijeme: '20:15', Dvorana: ' ' });
    await press('Pošalji prijedlog');
    expect(await screen.findByText('Ovo polje je obavezno.')).toBeVisible();
    await fill({ Dvorana: 'Trnsko' });
    await press('Pošalji prijedlog');
    expect(await screen.findByText('Predložite vrijeme koje tek dolazi.')).toBeVisible();
    expect(server.bodies(route)).toEqual([]);
    await fill({ Datum: '2999-12-06' });
    await press('Pošalji prijedlog');
    await waitFor(() =>
      expect(server.bodies(route)).toEqual([
        { matchDate: '2999-12-06T19:15:00.000Z', venue: 'Trnsko' },
      ]),
    );
  });
});
