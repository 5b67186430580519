import type { AccountView, PendingPlayer } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { Toaster } from '@/shared/ui';

export function show(section: ReactElement): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{section}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
}

export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Fills a field by its label, as if pasted. */
export async function type(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text === '') return;
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** The names of the rows, in their order. */
export const rowNames = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

export const account = (id: number, more: Partial<AccountView> = {}): AccountView => ({
  id,
  username: `osoba${id}`,
  email: `osoba${id}@example.com`,
  role: 'referee',
  companyName: null,
  companyOib: null,
  phone: null,
  membershipPackageId: null,
  membershipPackage: null,
  approved: true,
  emailConfirmed: true,
  deactivatedAt: null,
  createdAt: `2025-10-${String((id % 28) + 1).padStart(2, '0')}T10:00:00Z`,
  ...more,
});

export const company = (id: number, name: string, more: Partial<AccountView> = {}): AccountView =>
  account(id, {
    username: `tvrtka${id}`,
    role: 'company',
    companyName: name,
    companyOib: '73102471673',
    phone: '+385 1 555 010',
    membershipPackageId: 3,
    membershipPackage: { name: 'Gold', price: '4000.00' },
    ...more,
  });

export const player = (id: number, more: Partial<PendingPlayer> = {}): PendingPlayer => ({
  id,
  firstName: 'Đuro',
  lastName: `Šimić ${id}`,
  jerseyNumber: id,
  teamId: 2,
  status: 'pending',
  team: { id: 2, name: 'Bura Energija' },
  league: null,
  employmentDocumentUrl: `/api/players/${id}/document`,
  createdAt: '2025-10-20T10:00:00Z',
  ...more,
});
