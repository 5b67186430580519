import type { MatchView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type Answers, type FakeServer, serve } from '@/shared/testing/fake-server';

export function open(block: ReactElement, answers: Answers): RenderResult & { server: FakeServer } {
  const server = serve(answers);
  const rendered = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{block}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { server, ...rendered };
}

/** A fixture on the Sunday after Friday, 14 November 2025, one hour later for each id. */
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
