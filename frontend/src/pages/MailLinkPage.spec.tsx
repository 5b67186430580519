import { screen } from '@testing-library/react';
import { press, show } from '@/shared/testing/screen';
import '@/shared/i18n/i18n';
import { serve } from '@/shared/testing/fake-server';
import { MailLinkPage } from './MailLinkPage';

const confirmation = 'POST /api/mails/confirmation';

describe('the link of a weekly mail', () => {
  it('ends the mails only once the button is pressed', async () => {
    const path = 'POST /api/mails/unsubscribe?mails=account-3.abc';
    const server = serve({ [path]: [200, { message: 'ok' }] });
    show(<MailLinkPage />, '/mails#account-3.abc');
    expect(server.bodies(path)).toEqual([]);
    await press('Odjavi me');
    expect(await screen.findByRole('region', { name: 'Odjavljeni ste' })).toHaveFocus();
    expect(server.bodies(path)).toHaveLength(1);
  });

  it('turns a digest on with its token', async () => {
    const server = serve({ [confirmation]: [200, { message: 'ok' }] });
    show(<MailLinkPage />, '/mails#confirm-3.abc');
    await press('Uključi tjedni pregled');
    expect(await screen.findByRole('region', { name: 'Tjedni pregled je uključen' })).toBeVisible();
    expect(server.bodies(confirmation)).toEqual([{ token: 'confirm-3.abc' }]);
  });

  it('says that it is dead', async () => {
    serve({ [confirmation]: [400, { message: '…', error: 'mails.link-invalid' }] });
    show(<MailLinkPage />, '/mails#confirm-old');
    await press('Uključi tjedni pregled');
    expect(await screen.findByText('Poveznica više ne vrijedi')).toBeVisible();
  });

  it('says that it is cut off', async () => {
    serve({});
    show(<MailLinkPage />, '/mails');
    expect(await screen.findByText('Poveznica više ne vrijedi')).toBeVisible();
  });

  it('can be tried again when the server is away', async () => {
    serve({ [confirmation]: [503, { message: 'Poslužitelj trenutno nije dostupan.' }] });
    show(<MailLinkPage />, '/mails#confirm-3.abc');
    await press('Uključi tjedni pregled');
    expect(await screen.findByText('Poslužitelj trenutno nije dostupan.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Uključi tjedni pregled' })).toBeEnabled();
  });
});
