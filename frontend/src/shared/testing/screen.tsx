import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { RouterLinks } from '@/shared/layout/RouterLinks';
import { Toaster } from '@/shared/ui';

function Where(): ReactElement {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Shows a screen at an address, with its toasts and the address itself. */
export function show(content: ReactElement, path = '/', state?: unknown): void {
  const [before, hash = ''] = path.split('#');
  const [pathname = '/', search = ''] = (before ?? '').split('?');
  const at = { pathname, search: search && `?${search}`, hash: hash && `#${hash}`, state };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <RouterLinks>{content}</RouterLinks>
        <Where />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

export const address = (): string | null => screen.getByLabelText('address').textContent;

/** Fills the fields by their labels, as if pasted. */
export async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    if (text !== '') {
      await userEvent.click(field);
      await userEvent.paste(text);
    }
  }
}

export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
