import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '@/shared/testing/fake-server';
import { LogoStrip } from './LogoStrip';
import { open } from './testing/screen';

const logos = [
  { name: 'Bura', teamId: 1, logoUrl: '/api/sponsorships/1/logo?v=a' },
  { name: 'Žito d.d.', teamId: null, logoUrl: null },
];

describe('LogoStrip', () => {
  it('shows each logo once to screen readers and the keyboard, however often it passes', async () => {
    open(<LogoStrip />, { 'GET /api/sponsors': ok(logos) });
    const row = await screen.findByRole('list', { name: 'Sponzori i timovi' });
    expect(within(row).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Bura' })).toHaveAttribute('href', '/team/1');
    const hidden = document.querySelectorAll('ul[aria-hidden="true"] a');
    expect(hidden.length).toBeGreaterThan(0);
    for (const link of hidden) expect(link).toHaveAttribute('tabindex', '-1');
  });

  it('loads images late and keeps their place', async () => {
    const { container } = open(<LogoStrip />, { 'GET /api/sponsors': ok(logos) });
    await screen.findByRole('link', { name: 'Bura' });
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width');
    expect(image).toHaveAttribute('height');
  });

  it('stops on request', async () => {
    const { container } = open(<LogoStrip />, { 'GET /api/sponsors': ok(logos) });
    await userEvent.click(await screen.findByRole('button', { name: 'Zaustavi kretanje' }));
    expect(container.querySelector('[data-paused="true"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Nastavi kretanje' }));
    expect(container.querySelector('[data-paused="true"]')).toBeNull();
  });

  it('says what is missing, and offers another try', async () => {
    const { unmount } = open(<LogoStrip />, { 'GET /api/sponsors': ok([]) });
    expect(await screen.findByText(/pojavit će se ovdje/)).toBeVisible();
    unmount();
    open(<LogoStrip />, { 'GET /api/sponsors': [503, { message: 'Pokušajte kasnije.' }] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Pokušajte kasnije.');
    expect(screen.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  });
});
