import type { FailedJob } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type Answer, type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { Toaster } from '@/shared/ui';
import { FailedJobs } from './FailedJobs';
import { JobStates } from './JobStates';

let failed: FailedJob[];
let server: FakeServer;

const job = (id: string, more: Partial<FailedJob> = {}): FailedJob => ({
  id,
  name: 'commentary-write',
  data: { matchId: 7 },
  reason: 'Nema odgovora',
  attempts: 3,
  enqueuedAt: '2025-10-19T18:00:00Z',
  failedAt: '2025-10-19T18:10:00Z',
  ...more,
});

beforeEach(() => {
  failed = [];
  const drop = (): Answer => {
    failed = failed.slice(1);
    return [204];
  };
  server = serve({
    'GET /api/jobs': () =>
      ok({ waiting: 1, active: 2, delayed: 0, failed: failed.length, completed: 50 }),
    'GET /api/jobs/failed': () => ok(failed),
    'POST /api/jobs/repeat%3Ax%3A1/retry': drop,
    'DELETE /api/jobs/2': drop,
  });
});

const show = (): void => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <JobStates />
        <FailedJobs />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
};

describe('background jobs', () => {
  it('are counted, and nothing waits when none failed', async () => {
    show();
    expect(await screen.findByText('Nema neuspjelih poslova')).toBeInTheDocument();
    expect(screen.getByText('U tijeku').nextSibling).toHaveTextContent('2');
  });
});

describe('a job that failed', () => {
  it('is listed by name with its reason, and can be retried, or dismissed after a question', async () => {
    failed = [job('repeat:x:1'), job('2', { name: 'from-tomorrow', data: {} })];
    show();
    expect(await screen.findByText('from-tomorrow')).toBeInTheDocument();
    expect(screen.getAllByText('Nema odgovora')).toHaveLength(2);
    expect(screen.getAllByText(/3 pokušaja/)).toHaveLength(2);
    const name = 'Pisanje teksta o utakmici';
    await userEvent.click(screen.getByRole('button', { name: `Pokreni ponovo: ${name}` }));
    expect(await screen.findByText('Posao je ponovo pokrenut')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ukloni: from-tomorrow' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ukloni' }));
    expect(await screen.findByText('Posao je uklonjen')).toBeInTheDocument();
    expect(server.sent('POST')).toEqual([['/api/jobs/repeat%3Ax%3A1/retry', undefined]]);
    expect(server.sent('DELETE')).toEqual([['/api/jobs/2', undefined]]);
  });
});
