import { act, render, screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { createLiveMatchStore, withDeltas, withSnapshot } from '@/shared/live/live-match.store';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { LaterNews } from './LaterNews';

it('reads out and celebrates the first goal too, whose code is loaded only then', async () => {
  const match = new FakeMatch().start().goal();
  const store = createLiveMatchStore();
  store.setState((view) =>
    withSnapshot(view, {
      matchId: 7,
      epoch: 'e',
      version: match.version,
      snapshot: match.snapshot(),
    }),
  );
  const { container } = render(<LaterNews store={store} place="page" />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(container).toHaveTextContent(/^$/);
  match.goal('away');
  await act(async () => store.setState((view) => withDeltas(view, match.since(view.version))));
  expect(await screen.findByText('GOL!')).toBeInTheDocument();
  expect(region).toHaveTextContent(/^Gol, 1:1, /);
});
