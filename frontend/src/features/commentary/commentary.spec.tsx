import type { CommentaryRecord, MatchStatus } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { clearToast, Toaster } from '@/shared/ui';
import { CommentaryDesk } from './CommentaryDesk';
import { MatchCommentary, useMatchCommentary } from './MatchCommentary';

/** Answers by method and path; a test may change them. */
let answers: Record<string, unknown>;
let sent: [string, unknown][];

beforeEach(() => {
  sessionStorage.clear();
  clearToast();
  answers = {};
  sent = [];
  globalThis.fetch = jest.fn(async (path: unknown, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    if (method !== 'GET')
      sent.push([
        `${method} ${path}`,
        init.body === undefined ? null : JSON.parse(String(init.body)),
      ]);
    const body = answers[`${method} ${path}`];
    const status = body === undefined ? 404 : 200;
    return { ok: status < 300, status, text: async () => JSON.stringify(body ?? {}) } as Response;
  });
});

const show = (element: ReactElement): RenderResult =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{element}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );

const text = (more: Partial<CommentaryRecord> = {}): CommentaryRecord => ({
  ...{ matchId: 7, kind: 'report', language: 'hr', text: 'Bura – Val 3:1.', source: 'template' },
  ...{ hidden: false, logVersion: 9, editedBy: null, writtenAt: '2025-10-19T18:00:00.000Z' },
  ...more,
});
const desk = (texts: CommentaryRecord[], kind: 'report' | 'preview' | null = 'report') => ({
  ...{ matchId: 7, homeTeamName: 'Bura', awayTeamName: 'Val', kind, hasModel: false, texts },
  matchDate: '2025-10-19T16:30:00.000Z',
});

const sunday = '2025-10-26T18:00:00.000Z';
const monday = '2025-10-27T18:00:00.000Z';

interface Match {
  status?: MatchStatus;
  matchDate?: string;
  version?: number;
}

function Asked({
  status = 'completed',
  matchDate = sunday,
  version = 9,
}: Match): ReactElement | null {
  const commentary = useMatchCommentary(7, { status, matchDate, version });
  return commentary === undefined ? null : <MatchCommentary matchId={7} commentary={commentary} />;
}

describe('the text on the page of a match', () => {
  it('is there with its kind and its time', async () => {
    answers['GET /api/matches/7/commentary'] = text();
    show(<Asked />);
    expect(await screen.findByRole('heading', { name: 'Izvještaj' })).toBeInTheDocument();
    expect(screen.getByText('Bura – Val 3:1.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Uredi tekst' })).not.toBeInTheDocument();
  });

  it('leads the administrator to the desk, also while there is none', async () => {
    answers['GET /api/user'] = { id: 1, username: 'admin', role: 'admin' };
    answers['GET /api/matches/7/commentary'] = { ...text(), text: null, writtenAt: null };
    show(<Asked />);
    expect(await screen.findByRole('link', { name: 'Uredi tekst' })).toHaveAttribute(
      'href',
      '/admin/commentary/7',
    );
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
          <Asked {...now} />
        </MemoryRouter>
      </QueryClientProvider>
    );
    const { rerender } = render(screens(match));
    return (now: Match) => rerender(screens(now));
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('when the match ends, the preview gives way to the report as soon as there is one', async () => {
    answers[address] = text({ kind: 'preview', text: 'U nedjelju u 19:00.' });
    const become = open({ status: 'in_progress' });
    expect(await screen.findByText('U nedjelju u 19:00.')).toBeInTheDocument();

    become({ status: 'completed' });
    expect(screen.queryByText('U nedjelju u 19:00.')).not.toBeInTheDocument();
    answers[address] = { ...text(), text: null };
    await wait(15_000);
    answers[address] = text();
    await wait(15_000);
    expect(screen.getByText('Bura – Val 3:1.')).toBeInTheDocument();
  });

  it('when the match is corrected, the report gives way to the one about what is so now', async () => {
    answers[address] = text();
    const become = open({ version: 9 });
    expect(await screen.findByText('Bura – Val 3:1.')).toBeInTheDocument();
    become({ version: 10 });
    await wait(15_000);
    expect(screen.getByText('Bura – Val 3:1.')).toBeInTheDocument();
    answers[address] = text({ text: 'Bura – Val 2:1.', writtenAt: '2025-10-19T18:05:00.000Z' });
    await wait(15_000);
    expect(screen.getByText('Bura – Val 2:1.')).toBeInTheDocument();
  });

  it('asks no longer when nothing else is written about it', async () => {
    answers[address] = text();
    const become = open({ version: 9 });
    await screen.findByText('Bura – Val 3:1.');
    become({ version: 10 });
    await wait(400_000);
    const asked = jest.mocked(fetch).mock.calls.length;
    await wait(400_000);
    expect(jest.mocked(fetch).mock.calls).toHaveLength(asked);
  });

  it('when the match is moved, the preview gives way to that of the new day', async () => {
    const preview = { kind: 'preview', text: 'U nedjelju u 19:00.' } as const;
    answers[address] = text(preview);
    const become = open({ status: 'scheduled' });
    expect(await screen.findByText('U nedjelju u 19:00.')).toBeInTheDocument();
    const asked = () =>
      jest.mocked(fetch).mock.calls.filter(([path]) => String(path).endsWith('commentary')).length;
    await wait(15_000);
    expect(asked()).toBe(1);

    become({ status: 'scheduled', matchDate: monday });
    await wait(15_000);
    const later = { text: 'U ponedjeljak u 19:00.', writtenAt: '2025-10-20T09:00:00.000Z' };
    answers[address] = text({ ...preview, ...later });
    await wait(15_000);
    expect(screen.getByText('U ponedjeljak u 19:00.')).toBeInTheDocument();
    await wait(60_000);
    expect(asked()).toBe(3);
  });
});

describe('the desk', () => {
  const path = '/api/matches/7/commentaries/report/hr';
  const open = async (record: CommentaryRecord) => {
    answers['GET /api/matches/7/commentaries'] = desk([record]);
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
    answers[`PATCH ${path}`] = text({ text: 'Naše riječi.', source: 'editor' });
    await userEvent.click(save as HTMLElement);
    expect(await screen.findByText('Tekst je spremljen')).toBeInTheDocument();
    expect(sent).toEqual([
      [`PATCH ${path}`, { text: 'Naše riječi.', insteadOf: 'Bura – Val 3:1.' }],
    ]);
  });

  it('asks before an editor’s text is written anew, and hides without asking', async () => {
    await open(text({ source: 'editor', editedBy: 'admin' }));
    answers[`POST ${path}/regenerate`] = text();
    answers[`PATCH ${path}`] = text({ hidden: true });
    const [anew] = screen.getAllByRole('button', { name: 'Izradi ponovo' });
    await userEvent.click(anew as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Izradi ponovo' }));
    expect(await screen.findByText('Tekst je izrađen ponovo')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sakrij' }));
    expect(await screen.findByText('Tekst je skriven')).toBeInTheDocument();
    expect(sent.map(([call]) => call)).toEqual([`POST ${path}/regenerate`, `PATCH ${path}`]);
  });

  it('asks also before changes that were not saved give way to a new text', async () => {
    const field = await open(text());
    await userEvent.type(field, ' Naše riječi.');
    const [anew] = screen.getAllByRole('button', { name: 'Izradi ponovo' });
    await userEvent.click(anew as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odustani' }));
    expect(field).toHaveValue('Bura – Val 3:1. Naše riječi.');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Poništi izmjene' }));
    expect(field).toHaveValue('Bura – Val 3:1.');
    expect(field).toHaveFocus();
  });

  /** The desk, and another page to go to. */
  const openBetween = (): void => {
    answers['GET /api/matches/7/commentaries'] = desk([text()]);
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
  /** Whether the browser would ask before it closes the tab. */
  const asksBeforeClosing = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('keeps what was not saved for whoever leaves, says so, and shows it as unsaved afterwards', async () => {
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

  it('says nothing to whoever leaves it as it was, also by typing it again', async () => {
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
    answers[`PATCH ${path}`] = text({ text: 'Bura – Val 3:1. Naše', source: 'editor' });
    answers['GET /api/matches/7/commentaries'] = desk([
      text({ text: 'Bura – Val 3:1. Naše', source: 'editor' }),
    ]);
    const [save] = screen.getAllByRole('button', { name: 'Spremi' });
    const answered = jest.mocked(fetch).getMockImplementation();
    let answer = (): void => {};
    jest.mocked(fetch).mockImplementationOnce(async (...call) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return answered?.(...call) as Promise<Response>;
    });
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
    answers['GET /api/matches/7/commentaries'] = desk([theirs]);
    const [save] = screen.getAllByRole('button', { name: 'Spremi' });
    await userEvent.click(save as HTMLElement);
    expect(await screen.findByText('Njihove riječi.')).toBeVisible();
    expect(screen.getByText(/^Dok ste pisali, ovdje je spremljen drugi tekst/)).toBeVisible();
    expect(field).toHaveValue('Bura – Val 3:1. Naše riječi.');

    answers[`PATCH ${path}`] = text({ text: 'Bura – Val 3:1. Naše riječi.', source: 'editor' });
    sent = [];
    await userEvent.click(screen.getByRole('button', { name: 'Spremi moj tekst' }));
    await waitFor(() =>
      expect(sent).toEqual([
        [`PATCH ${path}`, { text: 'Bura – Val 3:1. Naše riječi.', insteadOf: 'Njihove riječi.' }],
      ]),
    );
  });

  it('gives way to the text that somebody else saved when the writer takes that one', async () => {
    const field = await open(text());
    await userEvent.type(field, ' Naše riječi.');
    answers['GET /api/matches/7/commentaries'] = desk([text({ text: 'Njihove riječi.' })]);
    const [save] = screen.getAllByRole('button', { name: 'Spremi' });
    await userEvent.click(save as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Uzmi taj tekst' }));
    expect(field).toHaveValue('Njihove riječi.');
    expect(screen.queryByText(/^Dok ste pisali/)).toBeNull();
  });

  it('keeps the unsaved preview of a match that has been played in reach, until it is thrown away', async () => {
    const preview = text({ kind: 'preview', text: 'U nedjelju.' });
    answers['GET /api/matches/7/commentaries'] = desk([preview], 'preview');
    const { unmount } = show(<CommentaryDesk matchId={7} />);
    const [field] = await screen.findAllByLabelText('Tekst');
    await userEvent.type(field as HTMLElement, ' Dođite!');
    unmount();

    answers['GET /api/matches/7/commentaries'] = desk([preview, text()]);
    show(<CommentaryDesk matchId={7} />);
    expect(await screen.findByDisplayValue('U nedjelju. Dođite!')).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Poništi izmjene' }));
    expect(screen.queryByDisplayValue('U nedjelju. Dođite!')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that nothing is written while a match is on, and tells a failure', async () => {
    answers['GET /api/matches/7/commentaries'] = desk([], null);
    show(<CommentaryDesk matchId={7} />);
    expect(await screen.findByText(/Dok se utakmica igra/)).toBeInTheDocument();
  });
});
