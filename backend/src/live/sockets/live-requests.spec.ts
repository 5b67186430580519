import fc from 'fast-check';
import { seenReport, unwatchRequest, watchBoardRequest, watchRequest } from './live-requests.js';

describe('what sockets send', () => {
  it('is a question or nothing, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }),
        (value) => {
          const watch = watchRequest(value);
          if (watch !== null) expect(watch.matchId).toBeGreaterThan(0);
          const board = watchBoardRequest(value);
          if (board?.leagueId !== undefined) expect(board.leagueId).toBeGreaterThan(0);
          const left = unwatchRequest(value);
          if (left !== null) expect(left).toBeGreaterThan(0);
          for (const [matchId, version] of seenReport(value))
            expect(Number.isInteger(matchId) && Number.isInteger(version)).toBe(true);
        },
      ),
    );
  });

  it('is read as it is meant', () => {
    expect(watchRequest({ matchId: 7, since: 3, epoch: 'e', more: 1 })).toEqual({
      matchId: 7,
      since: 3,
      epoch: 'e',
    });
    expect(watchRequest({ matchId: 7, since: null })).toEqual({ matchId: 7 });
    expect(watchRequest({ matchId: 7, merged: true })).toEqual({ matchId: 7, merged: true });
    expect(watchRequest({ matchId: 7, merged: 'yes' })).toBeNull();
    expect(watchRequest({ matchId: 7, console: true })).toEqual({ matchId: 7, console: true });
    expect(watchRequest({ matchId: 7, console: 'yes' })).toBeNull();
    expect(watchRequest({ matchId: '7' })).toBeNull();
    expect(watchRequest({ matchId: 7, since: -1 })).toBeNull();
    expect(watchRequest({ matchId: 2 ** 31 })).toBeNull();
    expect(watchBoardRequest(undefined)).toEqual({});
    expect(watchBoardRequest({ leagueId: 2 })).toEqual({ leagueId: 2 });
    expect(seenReport({ '7': 12, x: 1, '8': -1, '9': '1' })).toEqual([[7, 12]]);
  });
});
