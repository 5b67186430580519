import { act, render, screen, waitFor } from '@testing-library/react';
import { HomeBlocks } from './HomeBlocks';

jest.mock('@/features/home/CommentaryCarousel', () => ({
  CommentaryCarousel: () => <p>texts</p>,
}));
jest.mock('@/features/home/RoleCards', () => ({ RoleCards: () => <p>roles</p> }));
jest.mock('@/features/home/UpcomingBlock', () => ({ UpcomingBlock: () => <p>upcoming</p> }));
jest.mock('@/features/home/Packages', () => ({ Packages: () => <p>packages</p> }));
jest.mock('@/features/home/ContactBlock', () => ({ ContactBlock: () => <p>contact</p> }));
jest.mock('./HomeTable', () => ({ HomeTable: () => <p>table</p> }));
jest.mock('./HomeStatistics', () => ({ HomeStatistics: () => <p>statistics</p> }));

/** A reader who is at the end of the page whenever it has grown. */
class AtTheEnd {
  constructor(private readonly onIntersection: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.onIntersection([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

afterEach(() => jest.restoreAllMocks());

it('nothing stays grey below the screen of somebody who does not scroll', async () => {
  class FarAway {
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(window, { IntersectionObserver: FarAway });
  const { container } = await act(async () => render(<HomeBlocks user={null} />));
  await waitFor(() => {
    expect(screen.getByText('contact')).toBeVisible();
    expect(container.querySelectorAll('.animate-pulse')).toHaveLength(0);
  });
});

it.each([
  [false, ['table', 'upcoming', 'texts', 'statistics', 'roles', 'packages', 'contact']],
  [true, ['texts', 'roles', 'table', 'upcoming', 'statistics', 'packages', 'contact']],
])('a visitor reads the blocks in their order, on a wide screen: %s', async (matches, order) => {
  Object.assign(window, { IntersectionObserver: AtTheEnd });
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches, addEventListener() {}, removeEventListener() {} } as never);
  await act(async () => render(<HomeBlocks user={null} />));
  await waitFor(() =>
    expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual(order),
  );
});
