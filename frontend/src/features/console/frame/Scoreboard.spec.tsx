import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import '@/shared/i18n/i18n';
import { Scoreboard } from './Scoreboard';

it('names the teams without the legal form of their companies, for which a phone has no room', () => {
  const server = new FakeMatchServer().started();
  const names = { homeTeamName: 'Kvarta Gradnja d.o.o.', awayTeamName: 'Čvor Mreže d.d.' };
  jest.spyOn(server, 'view').mockReturnValue({ ...server.view(), ...names });
  renderConsole(
    server,
    <MemoryRouter>
      <Scoreboard connection={{ state: 'live', since: 0 }} />
    </MemoryRouter>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^KKvarta Gradnja.*ČČvor Mreže$/);
});
