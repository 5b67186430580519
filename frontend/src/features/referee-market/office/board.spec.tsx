import { refusalMessage } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refusal } from '@/shared/testing/fake-server';
import { board, openOffice, place } from './testing/office';

const route = 'POST /api/matches/31/referees';
const read = 'GET /api/leagues/7/referee-board';
const ana = { userId: 11, name: 'ana' };
const ivo = { userId: 12, name: 'ivo' };
const wanted = place({
  claims: [ana],
  suggestions: [
    { ...ivo, doubts: [] },
    { ...ana, doubts: ['many-in-a-row', 'same-team-often'] },
  ],
});
const assigned = place({ assignment: { id: 9, ...ana, state: 'assigned' } });

const row = () => screen.findByRole('listitem', { name: 'Prvi sudac, Bura – Sava' });
const assignAna = async (): Promise<void> =>
  userEvent.click(
    await screen.findByRole('button', { name: 'Odredi: ana, Prvi sudac, Bura – Sava' }),
  );

// The device remembers who was signed in.
afterEach(() => localStorage.clear());

describe('the referees of a round', () => {
  it('are counted where they are missing', async () => {
    openOffice({ [read]: ok(board([place(), place({ role: 'second' })], 2)) });
    expect(await screen.findByText('Nedostaju 2 suca')).toBeVisible();
    expect(within(await row()).getByText('Nema suca')).toBeVisible();
    expect(within(await row()).getByText('Nema prijava ni prijedloga.')).toBeVisible();
  });

  it('are complete where nobody is missing, and the round is closed until it is wanted', async () => {
    openOffice({ [read]: ok(board([assigned], 0)) });
    expect(await screen.findByText('Popunjeno')).toBeVisible();
    expect(screen.getByText('ana')).not.toBeVisible();
    await userEvent.click(screen.getByText('4. kolo'));
    expect(screen.getByText('Čeka odgovor')).toBeVisible();
  });

  it('are named as nobody before the league has matches', async () => {
    openOffice({ [read]: ok({ rounds: [] }) });
    expect(await screen.findByText('Liga još nema utakmica')).toBeVisible();
  });
});

describe('rounds that are over', () => {
  it('are folded above those to come', async () => {
    const over = board([assigned], 0).rounds.map((round) => ({
      ...round,
      round: 3,
      matches: round.matches.map((match) => ({ ...match, matchDate: '2026-03-08T15:00:00Z' })),
    }));
    const { rounds } = board([place()], 1);
    openOffice({ [read]: ok({ rounds: [...over, ...rounds] }) });
    expect(await screen.findByText('Nedostaje 1 sudac')).toBeVisible();
    expect(screen.getByText('3. kolo')).not.toBeVisible();
    await userEvent.click(screen.getByText('1 odigrano kolo'));
    expect(screen.getByText('3. kolo')).toBeVisible();
  });
});

describe('a place that is given by hand', () => {
  const candidates = 'GET /api/matches/31/referee-candidates?role=first';
  const free = { conflicts: [], doubts: [], declined: false };
  const opened = async () => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: 'Odaberi suca: Prvi sudac, Bura – Sava',
      }),
    );
    return within(await screen.findByRole('dialog', { name: 'Odaberite suca' }));
  };

  it('goes to anybody who can have it, and the focus stays on it', async () => {
    const server = openOffice({
      [candidates]: ok([
        { ...free, ...ivo, doubts: ['many-that-day'] },
        { ...free, ...ana, declined: true },
      ]),
    });
    const dialog = await opened();
    const choices = await dialog.findAllByRole('radio');
    expect(choices.map((one) => one.closest('label')?.textContent)).toEqual([
      'ivomnogo utakmica tog dana',
      'anaodbio je tu utakmicu ili je otkazao',
    ]);
    expect(dialog.getByRole('button', { name: 'Odredi' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /^ana/ }));
    server.on(route, () => {
      server.on(read, ok(board([assigned], 0)));
      return [201, { assignmentId: 9, state: 'assigned' }];
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Odredi' }));
    expect(await screen.findByText('Sudac je određen')).toBeVisible();
    expect(server.bodies(route)).toEqual([{ role: 'first', userId: 11 }]);
    await waitFor(async () => expect(await row()).toHaveFocus());
  });

  it('says before anything is sent why somebody cannot have it', async () => {
    const server = openOffice({
      [candidates]: ok([{ ...free, ...ana, conflicts: ['own-company', 'absent'] }]),
    });
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('radio', { name: /^ana/ }));
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Sudac ne može preuzeti to mjesto: igra njegova tvrtka, odsutan je.',
    );
    expect(dialog.getByRole('button', { name: 'Odredi' })).toBeDisabled();
    expect(server.sent('POST')).toEqual([]);
  });

  it('is searched by name where there are many', async () => {
    const many = Array.from({ length: 9 }, (_, n) => ({
      ...free,
      userId: 20 + n,
      name: `Ivan Đurđević${n}`,
    }));
    openOffice({ [candidates]: ok(many) });
    const dialog = await opened();
    await userEvent.type(await dialog.findByLabelText('Traži po imenu'), 'DURDEVIC7 i');
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await userEvent.type(dialog.getByLabelText('Traži po imenu'), 'x');
    expect(dialog.getByText('Nijedan sudac nema to ime.')).toBeVisible();
  });
});

describe('a place', () => {
  it('offers another referee only beside those who are suggested', async () => {
    openOffice({ [read]: ok(board([wanted], 1)) });
    const other = 'Odaberi drugog suca: Prvi sudac, Bura – Sava';
    expect(await screen.findByRole('button', { name: other })).toBeVisible();
  });

  it('that administrators claim for themselves waits for another administrator', async () => {
    const user = { id: 11, username: 'ana', role: 'admin', approved: true, email: 'ana@kolo.test' };
    openOffice({ [read]: ok(board([wanted], 1)), 'GET /api/user': ok(user) });
    expect(
      await screen.findByText('Sebe ne možete odrediti, to može drugi administrator.'),
    ).toBeVisible();
    const names = screen.getAllByRole('button', { name: /^Odredi/ });
    expect(names.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Odredi: ivo, Prvi sudac, Bura – Sava',
    ]);
  });

  it('shows who wants it first, then suggestions, with doubts in words', async () => {
    openOffice({ [read]: ok(board([wanted], 1)) });
    const candidates = within(await row()).getAllByRole('listitem');
    expect(candidates.map(({ textContent }) => textContent)).toEqual([
      'anaPrijavamnogo utakmica zaredom, često sudi istom timuOdredi',
      'ivoOdredi',
    ]);
  });

  it('is given with one tap, and the focus stays on it', async () => {
    const server = openOffice({ [read]: ok(board([wanted], 1)) });
    server.on(route, () => {
      server.on(read, ok(board([assigned], 0)));
      return [201, { assignmentId: 9, state: 'assigned' }];
    });
    await assignAna();
    expect(await screen.findByText('Sudac je određen')).toBeVisible();
    expect(server.bodies(route)).toEqual([{ role: 'first', userId: 11 }]);
    expect(await screen.findByText('Čeka odgovor')).toBeVisible();
    await waitFor(async () => expect(await row()).toHaveFocus());
  });

  it('that somebody cannot have is refused with the reasons', async () => {
    openOffice({
      [read]: ok(board([wanted], 1)),
      [route]: refusal('referee.conflict', { conflicts: ['own-company', 'overlap'] }),
    });
    await assignAna();
    expect(
      await screen.findByText(
        'Sudac ne može preuzeti to mjesto: igra njegova tvrtka, u to vrijeme ima drugu utakmicu.',
      ),
    ).toBeVisible();
  });

  it('that somebody has already is refused in words', async () => {
    openOffice({ [read]: ok(board([wanted], 1)), [route]: refusal('referee.place-taken') });
    await assignAna();
    expect(await screen.findByText(refusalMessage({ code: 'referee.place-taken' }))).toBeVisible();
  });

  it('is undone after a question', async () => {
    const removal = 'DELETE /api/matches/31/referees/9';
    const other = place({ role: 'second' });
    const server = openOffice({ [read]: ok(board([assigned, other], 1)) });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Povuci: ana, Prvi sudac, Bura – Sava' }),
    );
    expect(server.sent('DELETE')).toEqual([]);
    server.on(removal, () => {
      server.on(read, ok(board([wanted, other], 2)));
      return [204];
    });
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Povuci' }));
    expect(await screen.findByText('Sudac je povučen s utakmice')).toBeVisible();
    expect(server.sent('DELETE')).toHaveLength(1);
    await waitFor(async () => expect(await row()).toHaveFocus());
  });

  it('of a match that was played stays as it is', async () => {
    const worked = place({ assignment: { id: 9, ...ana, state: 'worked' } });
    openOffice({ [read]: ok(board([worked, place({ role: 'second' })], 1)) });
    expect(await screen.findByText('Odsuđeno')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Povuci/ })).toBeNull();
  });
});
