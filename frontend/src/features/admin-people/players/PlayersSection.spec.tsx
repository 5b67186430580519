import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { player, press, rowNames, show } from '@/features/admin-people/testing/screen';
import { type Answer, serve } from '@/shared/testing/fake-server';
import { PlayersSection } from './PlayersSection';

const list = 'GET /api/players/pending';
let answers: Record<string, Answer>;

beforeEach(() => {
  answers = {
    [list]: [
      200,
      [
        player(9, { team: { id: 5, name: 'Žitnica' }, employmentDocumentUrl: null }),
        player(12, { firstName: 'Ana' }),
      ],
    ],
  };
});

describe('PlayersSection', () => {
  it('shows number, team and document of every waiting player', async () => {
    serve(answers);
    show(<PlayersSection />);
    await screen.findByText('Ana Šimić 12');
    expect(rowNames()).toEqual(['Ana Šimić 12', 'Đuro Šimić 9']);
    expect(screen.getByText('Broj dresa 12')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bura Energija' })).toHaveAttribute('href', '/team/2');
    expect(screen.getByRole('link', { name: /^Dokument o zaposlenju.*Ana/ })).toHaveAttribute(
      'href',
      '/api/players/12/document',
    );
    expect(screen.getByText('Bez dokumenta')).toBeVisible();
  });

  it('distinguishes namesakes in every action', async () => {
    const namesakes = [3, 4].map((id) => player(id, { lastName: 'Šimić' }));
    answers[list] = [200, namesakes];
    answers['PATCH /api/players/4/status'] = [200, namesakes[1]];
    const server = serve(answers);
    show(<PlayersSection />);
    await press('Odobri: Đuro Šimić, broj 4, Bura Energija');
    expect(server.sent('PATCH')).toEqual([['/api/players/4/status', { status: 'approved' }]]);
    expect(
      screen.getByRole('link', { name: /^Dokument o zaposlenju.*Šimić, broj 3, Bura/ }),
    ).toHaveAttribute('href', '/api/players/3/document');
  });

  it('shows the season of a player who was entered again for the new one', async () => {
    const inSeason = (id: number, season: string) =>
      player(id, {
        firstName: 'Ana',
        lastName: 'Šimić',
        jerseyNumber: 7,
        teamId: id,
        team: { id, name: 'Bura Energija' },
        league: { id, name: 'Poslovna liga', season },
      });
    answers[list] = [200, [inSeason(3, '2025/26'), inSeason(4, '2026/27')]];
    answers['PATCH /api/players/4/status'] = [200, inSeason(4, '2026/27')];
    const server = serve(answers);
    show(<PlayersSection />);
    expect(await screen.findByText('Poslovna liga · 2025/26')).toBeVisible();
    await press('Odobri: Ana Šimić, broj 7, Bura Energija, Poslovna liga · 2026/27');
    expect(server.sent('PATCH')).toEqual([['/api/players/4/status', { status: 'approved' }]]);
  });

  it('approves', async () => {
    answers['PATCH /api/players/9/status'] = [200, player(9, { status: 'approved' })];
    const server = serve(answers);
    show(<PlayersSection />);
    await screen.findByText('Đuro Šimić 9');
    answers[list] = [200, [player(12)]];
    await press('Odobri: Đuro Šimić 9, broj 9, Žitnica');
    expect(await screen.findByText('Igrač je odobren')).toBeVisible();
    expect(screen.getByText('Đuro Šimić 9, broj 9, Žitnica')).toBeVisible();
    await waitFor(() => expect(rowNames()).toHaveLength(1));
    expect(server.sent('PATCH')).toEqual([['/api/players/9/status', { status: 'approved' }]]);
  });

  it('approves those that are ticked', async () => {
    for (const id of [9, 12]) answers[`PATCH /api/players/${id}/status`] = [200, player(id)];
    const server = serve(answers);
    show(<PlayersSection />);
    await userEvent.click(
      await screen.findByLabelText('Odaberi: Ana Šimić 12, broj 12, Bura Energija'),
    );
    await press('Odobri odabrane (1)');
    expect(await screen.findByText('Odobren je 1 igrač')).toBeVisible();
    expect(server.sent('PATCH')).toEqual([['/api/players/12/status', { status: 'approved' }]]);
  });

  it('asks before it rejects', async () => {
    answers['PATCH /api/players/9/status'] = [200, player(9, { status: 'rejected' })];
    const server = serve(answers);
    show(<PlayersSection />);
    await press('Odbij: Đuro Šimić 9, broj 9, Žitnica');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Đuro Šimić 9, broj 9, Žitnica');
    expect(server.sent('PATCH')).toEqual([]);
    answers[list] = [200, []];
    await press('Odbij');
    expect(await screen.findByText('Igrač je odbijen')).toBeVisible();
    expect(await screen.findByText('Nema igrača koji čekaju odobrenje')).toBeVisible();
    expect(server.sent('PATCH')).toEqual([['/api/players/9/status', { status: 'rejected' }]]);
  });

  it("tells a failure in the server's words", async () => {
    const message = 'O ovom je igraču već odlučeno.';
    answers['PATCH /api/players/9/status'] = [409, { message }];
    serve(answers);
    show(<PlayersSection />);
    await press('Odobri: Đuro Šimić 9, broj 9, Žitnica');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Greška')).toBeVisible();
  });
});
