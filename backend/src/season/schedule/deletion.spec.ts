import type { EventStore } from '../../events/event-store.js';
import type { LeagueStatesService } from '../../live/commands/league-states.service.js';
import type { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { MatchReadsService } from '../matches/match-reads.service.js';
import { DeletionService } from './deletion.service.js';

const origin = {
  commandId: 'deletion',
  at: '2026-03-15T16:00:00.000Z',
  actorId: 1,
  device: null,
  isConsole: false,
  requestId: null,
  language: 'hr' as const,
};

describe('deleting all matches', () => {
  it('that is sent twice at once says what it deleted, also when a match came in between', async () => {
    let written = false;
    const twin = [1, 2].map((stream) => ({
      stream,
      ofLeague: null,
      event: { type: 'MatchDeleted' },
    }));
    const executeTogether = jest.fn(async (items: readonly { matchId: number }[]) => {
      if (written)
        return items.map(() => ({ matchId: 1, state: { firstHalfAt: null, result: null } }));
      written = true;
      throw RefusalError.of('request.command-id-reused');
    });
    const deletion = new DeletionService(
      {
        findCommand: async () => ({ events: written ? twin : [], unchanged: null }),
      } as unknown as EventStore,
      { executeTogether } as unknown as MatchCommandsService,
      { ids: async () => [1, 2, 3], leagueIds: async () => [] } as unknown as MatchReadsService,
      {} as LeagueStatesService,
    );
    expect(await deletion.deleteAll(null, origin)).toEqual({ matches: 2, played: 0 });
  });
});
