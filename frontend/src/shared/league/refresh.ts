import type { QueryClient } from '@tanstack/react-query';

/** A team, a match or a result changes lists and tables all over; whatever is on the screen is read again. */
export async function refreshLeagues(client: QueryClient): Promise<void> {
  const keys = ['/api/leagues', '/api/teams', '/api/matches', '/api/league-table'];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
