import { screen } from '@testing-library/react';
import { press, show } from '@/shared/testing/screen';
import '@/shared/i18n/i18n';
import { serve } from '@/shared/testing/fake-server';
import { ConfirmEmailPage } from './ConfirmEmailPage';

const path = '/api/email-confirmation';

describe('the link that confirms an address', () => {
  it('does nothing before the button is pressed, and then confirms with the token', async () => {
    const server = serve({ [`POST ${path}`]: [200, { message: 'ok' }] });
    show(<ConfirmEmailPage />, '/auth/confirm#abc-123_X');
    expect(server.bodies(`POST ${path}`)).toEqual([]);
    await press('Potvrdi adresu');
    expect(await screen.findByRole('region', { name: 'Adresa je potvrđena' })).toHaveFocus();
    expect(server.bodies(`POST ${path}`)).toEqual([{ token: 'abc-123_X' }]);
  });

  it('says that it is dead, and where a new one can be had', async () => {
    serve({ [`POST ${path}`]: [400, { message: '…', error: 'account.confirmation-invalid' }] });
    show(<ConfirmEmailPage />, '/auth/confirm#old');
    await press('Potvrdi adresu');
    expect(await screen.findByText('Poveznica više ne vrijedi')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Moj račun' })).toHaveAttribute('href', '/account');
  });

  it('can be tried again when the server is away', async () => {
    serve({ [`POST ${path}`]: [503, { message: 'Poslužitelj trenutno nije dostupan.' }] });
    show(<ConfirmEmailPage />, '/auth/confirm#abc');
    await press('Potvrdi adresu');
    expect(await screen.findByText('Poslužitelj trenutno nije dostupan.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Potvrdi adresu' })).toBeEnabled();
  });
});
