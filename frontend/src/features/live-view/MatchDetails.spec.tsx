import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RouterLinks } from '@/shared/layout/RouterLinks';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { MatchDetails } from './MatchDetails';

/** A phone whose page is printed when its one media list matches. */
function onAPhone(): { print: () => void } {
  const media = Object.assign(new EventTarget(), { matches: false, media: '' });
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  const print = () => {
    media.matches = true;
    media.dispatchEvent(new Event('change'));
  };
  return { print };
}

it('a phone prints the statistics and line-ups that it has behind tabs', async () => {
  const { print } = onAPhone();
  const match = new FakeMatch();
  match.do({ type: 'ChangeState', wanted: { matchState: 'first-half' } });
  render(
    <MemoryRouter>
      <RouterLinks>
        <MatchDetails
          snapshot={match.snapshot()}
          shownUpTo={match.version}
          tool={null}
          after={null}
        />
      </RouterLinks>
    </MemoryRouter>,
  );
  expect(screen.getByRole('tab', { name: 'Statistika' })).toBeVisible();
  expect(screen.queryByText('Crveni kartoni')).toBeNull();
  act(print);
  expect(screen.queryByRole('tab')).toBeNull();
  for (const title of ['Statistika', 'Sastavi'])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByText('Crveni kartoni')).toBeVisible();
  expect(document.querySelector('[data-loading]')).toBeNull();
});
