import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n';
import { CalendarLink } from '@/shared/league/CalendarLink';
import { Toaster } from '@/shared/ui/Toaster';
import { EmbedButton } from './EmbedButton';
import { embedSnippet } from './embed-snippet';
import { ShareButton } from './ShareButton';

const share = jest.fn<Promise<void>, [ShareData]>();

function withSharing(available: boolean): void {
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: available ? share : undefined,
  });
}

beforeEach(() => share.mockReset());
afterEach(() => i18n.changeLanguage('hr'));

describe('sharing a page', () => {
  const show = () => {
    const user = userEvent.setup();
    render(
      <>
        <ShareButton title="Adria – Bura" path="/live/7" />
        <Toaster />
      </>,
    );
    return user;
  };
  const click = async (user: ReturnType<typeof show>) =>
    user.click(screen.getByRole('button', { name: 'Podijeli' }));

  it('hands the link to the device', async () => {
    withSharing(true);
    share.mockResolvedValue();
    await click(show());
    expect(share).toHaveBeenCalledWith({ title: 'Adria – Bura', url: 'http://localhost/live/7' });
    expect(screen.queryByText('Poveznica je kopirana')).toBeNull();
  });

  it('says nothing when somebody changes their mind', async () => {
    withSharing(true);
    share.mockRejectedValue(new DOMException('no', 'AbortError'));
    await click(show());
    expect(screen.queryByText('Poveznica je kopirana')).toBeNull();
  });

  it('copies the link where the device cannot share', async () => {
    withSharing(false);
    const user = show();
    await click(user);
    expect(await screen.findByText('Poveznica je kopirana')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/live/7');
  });

  it('shows the link where it cannot be copied either', async () => {
    withSharing(false);
    const user = show();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    document.execCommand = () => false;
    await click(user);
    expect(await screen.findByText('http://localhost/live/7')).toBeVisible();
  });
});

it('a calendar is subscribed to in the language on the screen', async () => {
  await i18n.changeLanguage('en');
  const user = userEvent.setup();
  render(<CalendarLink of="team" id={3} />);
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  expect(await screen.findByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    'webcal://localhost/api/calendar/team/3.ics?lang=en',
  );
  expect(screen.getByLabelText('Address of the calendar')).toHaveValue(
    'http://localhost/api/calendar/team/3.ics?lang=en',
  );
});

it('what goes to others begins with the address that the site names, whatever the reader uses', async () => {
  const head = document.createElement('meta');
  head.setAttribute('property', 'og:url');
  head.content = 'https://liga.example.hr/team/3';
  document.head.append(head);
  const user = userEvent.setup();
  const { unmount } = render(<EmbedButton kind="match" id={7} title="Adria – Bura" />);
  await user.click(screen.getByRole('button', { name: 'Ugradi' }));
  expect(await screen.findByLabelText('HTML za ugradnju')).toHaveTextContent(
    'src="https://liga.example.hr/embed/match/7?lang=hr"',
  );
  unmount();
  render(<CalendarLink of="team" id={3} />);
  await user.click(screen.getByRole('button', { name: 'Kalendar' }));
  expect(await screen.findByLabelText('Adresa kalendara')).toHaveValue(
    'https://liga.example.hr/api/calendar/team/3.ics?lang=hr',
  );
  head.remove();
});

describe('the lines to embed', () => {
  it('name language and theme as they are chosen', async () => {
    const user = userEvent.setup();
    render(<EmbedButton kind="match" id={7} title="Adria – Bura" />);
    await user.click(screen.getByRole('button', { name: 'Ugradi' }));
    const lines = await screen.findByLabelText('HTML za ugradnju');
    expect(lines).toHaveTextContent('src="http://localhost/embed/match/7?lang=hr"');
    await user.selectOptions(screen.getByLabelText('Jezik'), 'en');
    await user.selectOptions(screen.getByLabelText('Tema'), 'dark');
    expect(lines).toHaveTextContent('src="http://localhost/embed/match/7?lang=en&amp;theme=dark"');
    expect(screen.getByLabelText(/Semafor za videoprijenos/)).toHaveValue(
      'http://localhost/overlay/7?lang=en',
    );
  });

  it('keep what a team calls itself within the title', () => {
    const options = {
      origin: 'https://kolo.example',
      kind: 'table',
      id: 1,
      language: 'hr',
    } as const;
    const lines = embedSnippet({ ...options, theme: 'system', title: '"><script>' });
    expect(lines).not.toContain('<script>');
    const frame = new DOMParser().parseFromString(lines, 'text/html').querySelector('iframe');
    expect(frame?.title).toBe('"><script>');
    expect(frame?.getAttribute('src')).toBe('https://kolo.example/embed/table/1?lang=hr');
  });
});
