import type { MatchView } from '@kolo/domain';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import '@/shared/i18n/i18n';
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
});
