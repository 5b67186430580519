import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { lost, ok, serve } from '@/shared/testing/fake-server';
import { HallBoardLink } from './HallBoardLink';

const path = 'GET /api/matches/7/hall-board';
const url = 'http://192.168.1.20:3000/scoreboard/7';
const qr = 'data:image/svg+xml;base64,PHN2Zy8+';

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
});

async function scan() {
  renderConsole(new FakeMatchServer(), <HallBoardLink />);
  await userEvent.click(screen.getByRole('button', { name: 'QR kod semafora' }));
  return within(await screen.findByRole('dialog', { name: 'Semafor za TV u dvorani' }));
}

it('shows the code of the scoreboard to a camera, with its address below', async () => {
  const server = serve({ [path]: ok({ url, qr }) });
  const dialog = await scan();
  expect(await dialog.findByRole('img', { name: 'QR kod semafora' })).toHaveAttribute('src', qr);
  expect(dialog.getByText(url)).toBeVisible();
  expect(server.calls).toHaveLength(1);
});

it('has no code for an address that no other device reaches, and says why', async () => {
  serve({ [path]: ok({ url: 'http://localhost:3000/scoreboard/7', qr: null }) });
  const dialog = await scan();
  expect(await dialog.findByText(/^Ova adresa vrijedi samo na ovom računalu/)).toBeVisible();
  expect(dialog.queryByRole('img')).toBeNull();
});

it('says without a network that there is no code', async () => {
  serve({ [path]: lost });
  const dialog = await scan();
  expect(await dialog.findByText('QR kod semafora nije moguće učitati')).toBeVisible();
});
