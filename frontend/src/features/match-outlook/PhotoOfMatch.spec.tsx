import { screen, waitFor } from '@testing-library/react';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { PhotoOfMatch } from './PhotoOfMatch';

const live = new FakeMatch().snapshot();
const path = `GET /api/matches/${live.match.matchId}/photo`;
const photo = { url: '/api/match-photos/a.jpg', width: 1_600, height: 900 };

it('shows the photo with its place kept, and where to write', async () => {
  serve({
    [path]: ok({ photo }),
    'GET /api/contact': ok({ email: 'liga@kolo.test', phone: null, city: null }),
  });
  show(<PhotoOfMatch live={live} />);
  const name = `Fotografija s utakmice ${live.homeTeam.name} – ${live.awayTeam.name}`;
  const image = await screen.findByRole('img', { name });
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(await screen.findByRole('link', { name: 'liga@kolo.test' })).toHaveAttribute(
    'href',
    'mailto:liga@kolo.test',
  );
});

it('is not there for a match without a photo', async () => {
  const server = serve({ [path]: ok({ photo: null }) });
  show(<PhotoOfMatch live={live} />);
  await waitFor(() => expect(server.sent('GET')).toHaveLength(1));
  expect(screen.queryByRole('figure')).toBeNull();
});
