import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { PageCode, ShownPage } from './ShownPage';

const page = (name: string): PageCode => new PageCode(name, async () => () => <h1>{name}</h1>);

it('shows the other page when the route in the same place changes', async () => {
  const [board, match] = [page('Uživo'), page('Utakmica')];
  await board.preload();
  const at = (code: PageCode) => (
    <Suspense>
      <ShownPage code={code} />
    </Suspense>
  );
  const { rerender } = render(at(board));
  expect(screen.getByRole('heading')).toHaveTextContent('Uživo');
  await act(async () => rerender(at(match)));
  expect(await screen.findByRole('heading', { name: 'Utakmica' })).toBeVisible();
});
