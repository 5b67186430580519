import type { MatchView } from '@kolo/domain';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { i18n } from '@/shared/i18n/i18n';
import { RoundList } from './RoundList';

const match = (id: number, round: number | null, status: MatchView['status']): MatchView =>
  ({
    id,
    round,
    status,
    matchDate: '2025-10-26T15:00:00Z',
    homeTeamName: `Domaći ${id}`,
    awayTeamName: `Gosti ${id}`,
    homeScore: null,
    awayScore: null,
  }) as MatchView;

afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('RoundList', () => {
  it('opens at the round that is on, and goes away where scrolling answers with a promise', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    scroll.mockReturnValue(Promise.resolve() as unknown as undefined);
    const matches = [
      match(1, 1, 'completed'),
      match(2, 2, 'scheduled'),
      match(3, null, 'completed'),
    ];
    const { unmount } = render(
      <MemoryRouter>
        <RoundList matches={matches} linkOf={({ id }) => `/admin/match/${id}`} />
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('heading').map((title) => title.textContent)).toEqual([
      'Bez kola',
      '1. kolo',
      '2. kolo',
    ]);
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(scroll.mock.contexts[0]).toHaveTextContent('2. kolo');
    expect(screen.getByRole('link', { name: /Domaći 2/ })).toHaveAttribute(
      'href',
      '/admin/match/2',
    );
    expect(unmount).not.toThrow();
  });

  it('shows notes below a match', () => {
    render(
      <MemoryRouter>
        <RoundList
          matches={[match(1, 1, 'scheduled'), match(2, 1, 'scheduled')]}
          linkOf={({ id }) => `/admin/match/${id}`}
          belowOf={({ id }) => (id === 2 ? <p>Dvorana je zauzeta</p> : null)}
        />
      </MemoryRouter>,
    );
    const [first, second] = screen.getAllByRole('link');
    expect(second?.closest('li')).toHaveTextContent('Dvorana je zauzeta');
    expect(first?.closest('li')).not.toHaveTextContent('Dvorana je zauzeta');
  });

  it.each<[Partial<MatchView>, hr: RegExp, en: RegExp]>([
    [{}, /^16:0026\. 10\. 2025\..*Gosti 1Zakazana$/, /^16:0026 Oct 2025.*Gosti 1Scheduled$/],
    [{ outcome: 'postponed' }, /^–.*Gosti 1Odgođeno$/, /^–.*Gosti 1Postponed$/],
    [
      { status: 'cancelled', outcome: 'abandoned' },
      /^16:00.*Gosti 1Prekinuto$/,
      /^16:00.*Gosti 1Abandoned$/,
    ],
    [
      { status: 'completed', outcome: 'awarded' },
      /^16:00.*Gosti 1Rezultat po odluci$/,
      /^16:00.*Gosti 1Result by decision$/,
    ],
  ])('says in one word how a match stands: %j', async (stands, hr, en) => {
    render(
      <MemoryRouter>
        <RoundList
          matches={[{ ...match(1, 1, 'scheduled'), ...stands }]}
          linkOf={({ id }) => `/admin/match/${id}`}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link')).toHaveTextContent(hr);
    await act(() => i18n.changeLanguage('en'));
    expect(screen.getByRole('link')).toHaveTextContent(en);
  });
});
