import type { MatchView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';

/** For tests: a block of the page, and a server that answers these paths and 503 to every other. */
export function open(block: ReactElement, answers: Record<string, unknown>): RenderResult {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const body = answers[String(input)];
    const status = body === undefined ? 503 : 200;
    const text = async () => JSON.stringify(body ?? { message: 'Pokušajte kasnije.' });
    return { ok: status === 200, status, headers: new Headers(), text } as Response;
  });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{block}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** A fixture of the Sunday after Friday, 14 November 2025; each an hour after the other. */
export function fixture(id: number, rest: Partial<MatchView> = {}): MatchView {
  return {
    id,
    round: 2,
    homeTeamId: 1,
    awayTeamId: 2,
    homeTeamName: 'Bura',
    awayTeamName: 'Jugo',
    homeScore: null,
    awayScore: null,
    matchDate: `2025-11-16T1${id}:00:00.000Z`,
    venue: 'Dvorana',
    status: 'scheduled',
    aiCommentary: null,
    ...rest,
  } as MatchView;
}
