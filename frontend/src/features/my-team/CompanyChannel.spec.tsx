import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n';
import { type Answers, ok, refusal, serve } from '@/shared/testing/fake-server';
import { fill, press, show } from '@/shared/testing/screen';
import { CompanyChannel } from './CompanyChannel';

const on = { host: 'hooks.slack.com', state: 'on', lastSentAt: null };
const address = 'https://hooks.slack.com/services/T0/B0/key';

afterEach(() => act(() => i18n.changeLanguage('hr')));

function open(channel: object | null, more: Answers = {}) {
  const answers: Answers = { 'GET /api/user/channel': ok({ channel }), ...more };
  const server = serve(answers);
  show(<CompanyChannel />);
  return { server, answers };
}

it('connects a channel, and its address is not shown again', async () => {
  const { server, answers } = open(null, { 'PUT /api/user/channel': ok({ channel: on }) });
  await screen.findByLabelText('Adresa dolaznog webhooka');
  await fill({ 'Adresa dolaznog webhooka': address });
  answers['GET /api/user/channel'] = ok({ channel: on });
  await press('Poveži kanal');
  expect(await screen.findByText('hooks.slack.com')).toBeVisible();
  expect(screen.getByText('Uključen')).toBeVisible();
  expect(screen.getByText('Još nema poslanih poruka.')).toBeVisible();
  expect(screen.queryByDisplayValue(address)).toBeNull();
  expect(server.bodies('PUT /api/user/channel')).toEqual([{ address }]);
});

it('says why an address is refused, and keeps what was typed', async () => {
  open(null, { 'PUT /api/user/channel': refusal('channel.address-refused') });
  await screen.findByLabelText('Adresa dolaznog webhooka');
  await fill({ 'Adresa dolaznog webhooka': 'https://example.com/' });
  await press('Poveži kanal');
  expect(await screen.findByText(/^To nije adresa kanala/)).toBeVisible();
  expect(screen.getByLabelText('Adresa dolaznog webhooka')).toHaveValue('https://example.com/');
});

it('says that a channel is off, in both languages, and a test turns it on', async () => {
  const { answers } = open(
    { ...on, state: 'off' },
    {
      'POST /api/user/channel/test': ok({ channel: on }),
    },
  );
  expect(await screen.findByText('Isključen')).toBeVisible();
  expect(screen.getByText(/^Poruke nisu stizale/)).toBeVisible();
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText(/^Messages did not arrive, so/)).toBeVisible();
  answers['GET /api/user/channel'] = ok({
    channel: { ...on, lastSentAt: '2026-11-27T09:00:00Z' },
  });
  await press('Send a test message');
  expect(await screen.findByText('On')).toBeVisible();
  expect(screen.getByText(/^Last message: .*2026/)).toBeVisible();
});

it('says that messages do not arrive, and that a test did not either', async () => {
  open(
    { ...on, state: 'failing' },
    {
      'POST /api/user/channel/test': refusal('channel.not-reached'),
    },
  );
  expect(await screen.findByText('Poruke ne stižu')).toBeVisible();
  await press('Pošalji probnu poruku');
  expect(await screen.findByText('Probna poruka nije stigla')).toBeVisible();
});

it('removes a channel after a question', async () => {
  const { server, answers } = open(on, { 'DELETE /api/user/channel': ok({ channel: null }) });
  await press('Ukloni kanal');
  const dialog = await screen.findByRole('alertdialog', { name: 'Ukloniti kanal?' });
  answers['GET /api/user/channel'] = ok({ channel: null });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ukloni kanal' }));
  expect(await screen.findByLabelText('Adresa dolaznog webhooka')).toBeVisible();
  expect(server.sent('DELETE')).toHaveLength(1);
});
