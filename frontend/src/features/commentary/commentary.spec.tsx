import type { CommentaryRecord, LiveMatch, MatchStatus } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { clearToast, Toaster } from '@/shared/ui';
import { CommentaryDesk } from './CommentaryDesk';
import { MatchText } from './MatchText';

let server: FakeServer;

beforeEach(() => {
  sessionStorage.clear();
  clearToast();
  server = serve();
});

const show = (element: ReactElement): RenderResult =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{element}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );

const text = (more: Partial<CommentaryRecord> = {}): CommentaryRecord => ({
  matchId: 7,
  kind: 'report',
  language: 'hr',
  text: 'Bura – Val 3:1.',
  source: 'template',
  hidden: false,
  logVersion: 9,
  editedBy: null,
  writtenAt: '2025-10-19T18:00:00.000Z',
  ...more,
});
const desk = (texts: CommentaryRecord[], kind: 'report' | 'preview' | null = 'report') => ({
  matchId: 7,
  homeTeamName: 'Bura',
  awayTeamName: 'Val',
  kind,
  hasModel: false,
  texts,
  matchDate: '2025-10-19T16:30:00.000Z',
});

const sunday = '2025-10-26T18:00:00.000Z';
const monday = '2025-10-27T18:00:00.000Z';

interface Match {
  status?: MatchStatus;
  matchDate?: string;
  version?: number;
}

function CommentaryOf({
  status = 'completed',
  matchDate = sunday,
  version = 9,
}: Match): ReactElement {
  return <MatchText match={{ matchId: 7, status, matchDate } as LiveMatch} version={version} />;
}

describe('the text on the page of a match', () => {
  it('is there with its kind and its time', async () => {
    server.on('GET /api/matches/7/commentary', ok(text()));
    show(<CommentaryOf />);
    expect(await screen.findByRole('heading', { name: 'Izvještaj' })).toBeInTheDocument();
    expect(screen.getByText('Bura – Val 3:1.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Uredi tekst' })).not.toBeInTheDocument();
  });

  it('leads the administrator to the desk, also while there is none', async () => {
    server.on('GET /api/user', ok({ id: 1, username: 'admin', role: 'admin' }));
    server.on('GET /api/matches/7/commentary', ok({ ...text(), text: null, writtenAt: null }));
    show(<CommentaryOf />);
    const link = await screen.findByRole('link', { name: 'Uredi tekst' });
    expect(link).toHaveAttribute('href', '/admin/commentary/7');
    // On paper it leads nowhere.
    expect(link).toHaveAttribute('data-screen');
    expect(screen.getByText('Izvještaj još nije objavljen.')).toBeInTheDocument();
  });
});

describe('on a page that is open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const address = 'GET /api/matches/7/commentary';
  const open = (match: Match) => {
    const client = createQueryClient();
    const screens = (now: Match): ReactElement => (
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <CommentaryOf {...now} />
        </MemoryRouter>
      </QueryClientProvider>
    );
    const { rerender } = render(screens(match));
    return (now: Match) => rerender(screens(now));
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('when the match ends, the preview gives way to the report as soon as there is one', async () => {
    server.on(address, ok(text({ kind: 'preview', text: 'U nedjelju u 19:00.' })));
    const become = open({ status: 'in_progress' });
    expect(await screen.findByText('U nedjelju u 19:00.')).toBeInTheDocument();

    become({ status: 'completed' });
    expect(screen.queryByText('U nedjelju u 19:00.')).not.toBeInTheDocument();
    server.on(address, ok({ ...text(), text: null }));
    await wait(15_000);
    server.on(address, ok(text()));
    await wait(15_000);
    expect(screen.getByText('Bura – Val 3:1.')).toBeInTheDocument();
  });

  it('when the match is corrected, the report gives way to the one about what is so now', async () => {
    server.on(address, ok(text()));
    const become = open({ version: 9 });
    expect(await screen.findByText('Bura – Val 3:1.')).toBeInTheDocument();
    become({ version: 10 });
    await wait(15_000);
    expect(screen.getByText('Bura – Val 3:1.')).toBeInTheDocument();
    server.on(
      address,
      ok(text({ text: 'Bura – Val 2:1.', writtenAt: '2025-10-19T18:05:00.000Z' })),
    );
    await wait(15_000);
    expect(screen.getByText('Bura – Val 2:1.')).toBeInTheDocument();
  });

  it('asks no longer when nothing else is written about it', async () => {
    server.on(address, ok(text()));
    const become = open({ version: 9 });
    await screen.findByText('Bura – Val 3:1.');
    become({ version: 10 });
    await wait(400_000);
    const before = server.calls.length;
    await wait(400_000);
    expect(server.calls).toHaveLength(before);
  });

  it('when the match is moved, the preview gives way to that of the new day', async () => {
    const preview = { kind: 'preview', text: 'U nedjelju u 19:00.' } as const;
    server.on(address, ok(text(preview)));
    const become = open({ status: 'scheduled' });
    expect(await screen.findByText('U nedjelju u 19:00.')).toBeInTheDocument();
    const reads = () => server.bodies(address).length;
    await wait(15_000);
    expect(reads()).toBe(1);

    become({ status: 'scheduled', matchDate: monday });
    await wait(15_000);
    const later = { text: 'U ponedjeljak u 19:00.', writtenAt: '2025-10-20T09:00:00.000Z' };
    server.on(address, ok(text({ ...preview, ...later })));
    await wait(15_000);
    expect(screen.getByText('U ponedjeljak u 19:00.')).toBeInTheDocument();
    await wait(60_000);
    expect(reads()).toBe(3);
  });
});

describe('the desk', () => {
  const path = '/api/matches/7/commentaries/report/hr';
  const open = async (record: CommentaryRecord) => {
    server.on('GET /api/matches/7/commentaries', ok(desk([record])));
    show(<CommentaryDesk matchId={7} />);
    const [field] = await screen.findAllByLabelText('Tekst');
    if (field === undefined) throw new Error('There is no field');
    return field;
  };

  it('saves what was written by hand', async () => {
    const field = await open(text());
    expect(screen.getAllByText('Predložak')).toHaveLength(1);
    const [save] = screen.getAllByRole('button', { name: 'Spremi' });
    expect(save).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Naše riječi. ');
    server.on(`PATCH ${path}`, ok(text({ text: 'Naše riječi.', source: 'editor' })));
    await userEvent.click(save as HTMLElement);
    expect(await screen.findByText('Tekst je spremljen')).toBeInTheDocument();
    expect(server.sent('PATCH')).toEqual([
      [path, { text: 'Naše riječi.', insteadOf: 'Bura – Val 3:1.' }],
    ]);
  });

  it('asks before an editor’s text is written again, and hides without asking', async () => {
    await open(text({ source: 'editor', editedBy: 'admin' }));
    server.on(`POST ${path}/regenerate`, ok(text()));
    server.on(`PATCH ${path}`, ok(text({ hidden: true })));
    const [regenerate] = screen.getAllByRole('button', { name: 'Izradi ponovo' });
    await userEvent.click(regenerate as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    expect(server.sent('POST')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Izradi ponovo' }));
    expect(await screen.findByText('Tekst je izrađen ponovo')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sakrij' }));
    expect(await screen.findByText('Tekst je skriven')).toBeInTheDocument();
    expect(server.sent('POST').map(([requested]) => requested)).toEqual([`${path}/regenerate`]);
    expect(server.sent('PATCH').map(([requested]) => requested)).toEqual([path]);
  });

  it('asks also before changes that were not saved give way to a new text', async () => {
    const field = await open(text());
    await userEvent.type(field, ' Naše riječi.');
    const [regenerate] = screen.getAllByRole('button', { name: 'Izradi ponovo' });
    await userEvent.click(regenerate as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odustani' }));
    expect(field).toHaveValue('Bura – Val 3:1. Naše riječi.');
    expect(server.sent('POST')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Poništi izmjene' }));
    expect(field).toHaveValue('Bura – Val 3:1.');
    expect(field).toHaveFocus();
  });

  /** The desk, and another page to go to. */
  const openBetween = (): void => {
    server.on('GET /api/matches/7/commentaries', ok(desk([text()])));
    show(
      <>
        <Link to="/">Drugdje</Link>
        <Link to="/desk">Na tekstove</Link>
        <Routes>
          <Route path="/" element={null} />
          <Route path="/desk" element={<CommentaryDesk matchId={7} />} />
        </Routes>
      </>,
    );
  };
  const go = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  const croatian = async () => {
    const [field] = await screen.findAllByLabelText('Tekst');
    if (field === undefined) throw new Error('There is no field');
    return field;
  };
  /** Whether the browser would ask before closing the tab. */
  const asksBeforeClosing = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('keeps an unsaved text when its page is left, says so, and shows it as unsaved afterwards', async () => {
    openBetween();
    await go('Na tekstove');
    await userEvent.type(await croatian(), ' Naše riječi.');
    expect(screen.getByText('Nespremljeno')).toBeVisible();
    expect(asksBeforeClosing()).toBe(true);
    await go('Drugdje');
    expect(await screen.findByText('Tekst nije spremljen')).toBeVisible();
    await go('Na tekstove');
    expect(await croatian()).toHaveValue('Bura – Val 3:1. Naše riječi.');
    expect(screen.getByText('Nespremljeno')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Poništi izmjene' }));
    expect(await croatian()).toHaveValue('Bura – Val 3:1.');
    expect(asksBeforeClosing()).toBe(false);
    await go('Drugdje');
    await go('Na tekstove');
    expect(await croatian()).toHaveValue('Bura – Val 3:1.');
  });

  it('says nothing when the text was left unchanged, also by typing it again', async () => {
    openBetween();
    await go('Na tekstove');
    await userEvent.type(await croatian(), '!{Backspace}');
    expect(asksBeforeClosing()).toBe(false);
    await go('Drugdje');
    expect(screen.queryByText('Tekst nije spremljen')).toBeNull();
  });

  it('does not lose what is typed while the text is on its way', async () => {
    const field = await open(text());
    await userEvent.type(field, ' Naše');
    server.on(`PATCH ${path}`, ok(text({ text: 'Bura – Val 3:1. Naše', source: 'editor' })));
    server.on(
      'GET /api/matches/7/commentaries',
      ok(desk([text({ text: 'Bura – Val 3:1. Naše', source: 'editor' })])),
    );
    const [save] = screen.getAllByRole('button', { name: 'Spremi' });
    const answer = server.hold(`PATCH ${path}`);
    await userEvent.click(save as HTMLElement);
    await userEvent.type(field, ' riječi.');
    answer();
    expect(await screen.findByText('Tekst je spremljen')).toBeInTheDocument();
    expect(field).toHaveValue('Bura – Val 3:1. Naše riječi.');
  });

  it('shows a text that somebody else saved meanwhile beside what was typed, and neither is lost', async () => {
    const field = await open(text());
    await userEvent.type(field, ' Naše riječi.');
    const theirs = text({ text: 'Njihove riječi.', source: 'editor', editedBy: 'ana' });
    server.on('GET /api/matches/7/commentaries', ok(desk([theirs])));
    server.on(`PATCH ${path}`, refusal('commentary.changed'));
    const [save] = screen.getAllByRole('button', { name: 'Spremi' });
    await userEvent.click(save as HTMLElement);
    expect(await screen.findByText('Njihove riječi.')).toBeVisible();
    expect(screen.getByText(/^Dok ste pisali, ovdje je spremljen drugi tekst/)).toBeVisible();
    expect(field).toHaveValue('Bura – Val 3:1. Naše riječi.');

    server.on(
      `PATCH ${path}`,
      ok(text({ text: 'Bura – Val 3:1. Naše riječi.', source: 'editor' })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Spremi moj tekst' }));
    await waitFor(() =>
      expect(server.sent('PATCH').slice(1)).toEqual([
        [path, { text: 'Bura – Val 3:1. Naše riječi.', insteadOf: 'Njihove riječi.' }],
      ]),
    );
  });

  it('gives way to the text that somebody else saved when the writer takes that one', async () => {
    const field = await open(text());
    await userEvent.type(field, ' Naše riječi.');
    server.on('GET /api/matches/7/commentaries', ok(desk([text({ text: 'Njihove riječi.' })])));
    server.on(`PATCH ${path}`, refusal('commentary.changed'));
    const [save] = screen.getAllByRole('button', { name: 'Spremi' });
    await userEvent.click(save as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Uzmi taj tekst' }));
    expect(field).toHaveValue('Njihove riječi.');
    expect(screen.queryByText(/^Dok ste pisali/)).toBeNull();
  });

  it('keeps the unsaved preview of a match that has been played in reach, until it is thrown away', async () => {
    const preview = text({ kind: 'preview', text: 'U nedjelju.' });
    server.on('GET /api/matches/7/commentaries', ok(desk([preview], 'preview')));
    const { unmount } = show(<CommentaryDesk matchId={7} />);
    const [field] = await screen.findAllByLabelText('Tekst');
    await userEvent.type(field as HTMLElement, ' Dođite!');
    unmount();

    server.on('GET /api/matches/7/commentaries', ok(desk([preview, text()])));
    show(<CommentaryDesk matchId={7} />);
    expect(await screen.findByDisplayValue('U nedjelju. Dođite!')).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Poništi izmjene' }));
    expect(screen.queryByDisplayValue('U nedjelju. Dođite!')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that nothing is written during a match, and shows a failure', async () => {
    server.on('GET /api/matches/7/commentaries', ok(desk([], null)));
    show(<CommentaryDesk matchId={7} />);
    expect(await screen.findByText(/Dok se utakmica igra/)).toBeInTheDocument();
  });
});
