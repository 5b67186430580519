import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { Toaster } from '@/shared/ui';

export type Answer = readonly [status: number, body: unknown];
export type Answers = Record<string, Answer>;

/** A server of canned answers: `POST /api/register` → status and body. What it does not know is a 404. */
export function serve(answers: Answers): jest.Mock {
  const fetchMock = jest.fn(async (path: string, init: RequestInit = {}) => {
    const [status, body] = answers[`${init.method ?? 'GET'} ${path}`] ?? [404, { message: path }];
    return { ok: status < 300, status, text: async () => JSON.stringify(body) } as Response;
  });
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
}

/** The bodies that were sent to a path. */
export const sentTo = (fetchMock: jest.Mock, path: string): unknown[] =>
  fetchMock.mock.calls
    .filter(([called, init]) => called === path && init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(init.body)));

function Where(): ReactElement {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Shows a screen at an address, with its toasts and the address itself. */
export function show(content: ReactElement, path: string, state?: unknown): void {
  const [before, hash = ''] = path.split('#');
  const [pathname = '/', search = ''] = (before ?? '').split('?');
  const at = { pathname, search: search && `?${search}`, hash: hash && `#${hash}`, state };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        {content}
        <Where />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

export const address = (): string | null => screen.getByLabelText('address').textContent;

/** Fills the fields by their labels, as pasted. */
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

export const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
