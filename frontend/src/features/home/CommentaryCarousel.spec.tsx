import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '@/shared/testing/fake-server';
import { CommentaryCarousel } from './CommentaryCarousel';
import { fixture, open } from './testing/screen';

const route = 'GET /api/matches/commentary';
const played = (id: number, aiCommentary: string) =>
  fixture(id, {
    status: 'completed',
    homeScore: 3,
    awayScore: id,
    matchDate: `2025-11-09T1${id}:00:00.000Z`,
    aiCommentary,
  });
const matches = [
  played(1, 'Bura je slavila.'),
  played(2, '  '),
  fixture(3, { aiCommentary: 'Derbi kola.' }),
  fixture(4),
];

/** The page has the cards twice, once for phones and once for wide screens. */
const phoneCards = async (name: string): Promise<HTMLElement[]> => {
  const [list] = await screen.findAllByRole('list', { name });
  if (list === undefined) throw new Error('no row');
  return within(list).getAllByRole('listitem');
};

describe('CommentaryCarousel', () => {
  it('looks back on a Monday, newest first, with scores', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-10T09:00:00Z'));
    open(<CommentaryCarousel />, { [route]: ok(matches) });
    const cards = await phoneCards('Komentari utakmica');
    expect(screen.getByRole('heading', { name: 'Komentari utakmica' })).toBeVisible();
    expect(cards).toHaveLength(2);
    expect(cards[0]).toHaveTextContent('3 : 2');
    expect(cards[0]).toHaveTextContent('Komentar nije dostupan.');
    expect(cards[1]).toHaveTextContent('Bura je slavila.');
  });

  it('looks ahead on a Friday, soonest first, with VS', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-14T09:00:00Z'));
    open(<CommentaryCarousel />, { [route]: ok(matches) });
    const cards = await phoneCards('Najave utakmica');
    expect(cards.map((card) => card.textContent?.includes('VS'))).toEqual([true, true]);
    expect(cards[0]).toHaveTextContent('Derbi kola.');
    expect(cards[1]).toHaveTextContent('Najava uskoro dostupna.');
  });

  it('says of which league each match is where there are texts of two', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-14T09:00:00Z'));
    open(<CommentaryCarousel />, {
      [route]: ok([fixture(3, { leagueId: 7 }), fixture(4, { leagueId: 8 })]),
      'GET /api/leagues/names': ok([
        { id: 7, name: 'Prva liga', season: '2025/26' },
        { id: 8, name: 'Druga liga', season: '2025/26' },
      ]),
    });
    await screen.findAllByText('Prva liga · 2025/26');
    const cards = await phoneCards('Najave utakmica');
    expect(cards[1]).toHaveTextContent('2. koloDruga liga · 2025/26');
  });

  it('can be moved through with buttons and dots', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-14T09:00:00Z'));
    open(<CommentaryCarousel />, { [route]: ok([3, 4, 5].map((id) => fixture(id))) });
    await phoneCards('Najave utakmica');
    const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
    expect(current()).toBe('Utakmica 1 od 3');
    await userEvent.click(screen.getByRole('button', { name: 'Sljedeća utakmica' }));
    expect(current()).toBe('Utakmica 2 od 3');
    await userEvent.click(screen.getByRole('button', { name: 'Utakmica 3 od 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sljedeća utakmica' }));
    expect(current()).toBe('Utakmica 3 od 3');
    await userEvent.click(screen.getByRole('button', { name: 'Prethodna utakmica' }));
    expect(current()).toBe('Utakmica 2 od 3');
  });

  it('is not there when no match qualifies', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-10T09:00:00Z'));
    const { container } = open(<CommentaryCarousel />, { [route]: ok([fixture(3)]) });
    expect(await screen.findByRole('status')).toBeVisible();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
