import type { LoggedMatchEvent } from '@kolo/domain';
import type { Tap } from '@/features/console/taps/tap';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { tapOf } from '@/features/console/testing/tap-of';
import { type ConsoleLog, openLog } from './console-log';
import type { ConsoleNotice } from './console-state';
import { PendingLine } from './pending-line';

const goal = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' } as const;
const timeout = { type: 'TakeTimeout', team: 'home' } as const;
const mine = tapOf('mine', goal);

function aLine(pending: readonly Tap[] = []) {
  const server = new FakeMatchServer().started();
  const notices: ConsoleNotice[] = [];
  const known: { log: ConsoleLog | undefined; disk: Tap[]; online: boolean } = {
    log: openLog('e1', server.state, pending),
    disk: [],
    online: true,
  };
  const outbox = {
    add: jest.fn(async (tap: Tap) => ({ ...tap, order: 1 })),
    waiting: jest.fn(async () => known.disk.map((tap, index) => ({ ...tap, order: index }))),
    remove: jest.fn(async () => {}),
  };
  const refresh = jest.fn(async () => known.online);
  const line = new PendingLine({
    matchId: 7,
    outbox,
    refresh,
    log: () => known.log,
    setLog: (log) => {
      known.log = log;
    },
    notify: (notice) => notices.push(notice),
  });
  const waits = () => known.log?.pending.map(({ commandId }) => commandId);
  const start = openLog('e1', server.state);
  return { server, line, outbox, refresh, notices, known, waits, start };
}

const names = (taps: readonly Tap[]) => taps.map(({ commandId }) => commandId);

describe('a tap that the disk refuses', () => {
  it('was not made, and the scorekeeper is notified', async () => {
    const { line, outbox, notices, waits, start } = aLine();
    outbox.add.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const written = line.add(start, mine);
    expect(waits()).toEqual(['mine']);
    await written;
    expect(waits()).toEqual([]);
    expect(notices).toEqual([{ type: 'not-saved' }]);
  });
});

describe('what waits on the disk', () => {
  it('is nothing where the browser keeps nothing', async () => {
    const { line, outbox } = aLine();
    outbox.waiting.mockRejectedValue(new Error('The database does not open'));
    expect(await line.waiting()).toEqual([]);
  });

  it('is without what is in the log', async () => {
    const { line, server, known } = aLine();
    server.receive(mine);
    known.disk = [mine, tapOf('other', goal)];
    known.log = openLog('e1', server.state);
    expect(names(await line.waiting())).toEqual(['other']);
  });

  it('is without what was seen, also before there was a log', async () => {
    const { line, known } = aLine();
    known.log = undefined;
    known.disk = [mine];
    line.seen([{ id: 'mine.0' } as LoggedMatchEvent]);
    expect(await line.waiting()).toEqual([]);
  });

  it('is without what has left the line, which stays on the disk until its answer', async () => {
    const { line, outbox, known, start } = aLine();
    known.disk = [mine];
    line.settleLeft([mine], start);
    expect(await line.waiting()).toEqual([]);
    expect(outbox.remove).not.toHaveBeenCalled();
  });

  it('loses what nobody will be asked about, where the log has it', async () => {
    const { line, outbox, start } = aLine();
    line.settleLeft([mine], start);
    expect(await line.removeSettled(mine)).toBe(true);
    expect(await line.removeSettled(tapOf('other', goal))).toBe(false);
    expect(outbox.remove.mock.calls).toEqual([[7, new Set(['mine'])]]);
  });

  it('is without what was taken off the screen', async () => {
    const { line, known, waits } = aLine([mine]);
    known.disk = [mine];
    line.leave(['mine']);
    expect(waits()).toEqual([]);
    expect(await line.waiting()).toEqual([]);
  });
});

describe('a refusal', () => {
  it('is reported once, whichever page reports it', async () => {
    const { line, notices, waits } = aLine([mine]);
    await line.refused(mine, 'Ne.');
    await line.refused(mine, 'Ne.');
    expect(waits()).toEqual([]);
    expect(notices).toEqual([{ type: 'refused-by-server', tap: mine, message: 'Ne.' }]);
  });

  it('takes nothing else back while the server does not say how things stand', async () => {
    const second = tapOf('second', timeout);
    const { line, server, known, outbox, notices, waits } = aLine();
    server.happens(timeout);
    known.log = openLog('e1', server.state, [mine, second]);
    known.online = false;
    await line.refused(mine, 'Ne.');
    expect(waits()).toEqual(['second']);
    expect(outbox.remove).not.toHaveBeenCalled();
    known.online = true;
    await line.refused(tapOf('third', goal), 'Ne.');
    expect(waits()).toEqual([]);
    expect(outbox.remove).toHaveBeenCalledWith(7, new Set(['second']));
    expect(notices.at(-1)).toEqual({
      type: 'dropped',
      taps: [second],
      refusal: { code: 'match.timeout-used' },
    });
  });

  it('reports no undo that has nothing left to undo', async () => {
    const undo = tapOf('undo', { type: 'Undo', actionId: 'mine.0' });
    const { line, outbox, notices, waits } = aLine([mine, undo]);
    await line.refused(mine, 'Ne.');
    expect(waits()).toEqual([]);
    expect(outbox.remove).toHaveBeenCalledWith(7, new Set(['undo']));
    expect(notices).toEqual([{ type: 'refused-by-server', tap: mine, message: 'Ne.' }]);
  });
});

describe('beside another page of the browser', () => {
  it('shows what was tapped there', async () => {
    const { line, known, waits } = aLine([mine]);
    known.disk = [mine, tapOf('theirs', goal)];
    await line.adopt();
    expect(waits()).toEqual(['mine', 'theirs']);
    expect(known.log?.shown.goals).toHaveLength(2);
  });

  it('drops taps that were sent there, once the server has answered', async () => {
    const { line, known, refresh, waits } = aLine([mine]);
    known.online = false;
    await line.adopt();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(waits()).toEqual(['mine']);
    known.online = true;
    await line.adopt();
    expect(waits()).toEqual([]);
  });

  it('does not take a tap for sent that is still on its way to the disk', async () => {
    const { line, outbox, refresh, waits, start } = aLine();
    let finishWrite = () => {};
    outbox.add.mockImplementation(
      (tap) =>
        new Promise((resolve) => {
          finishWrite = () => resolve({ ...tap, order: 1 });
        }),
    );
    const adding = line.add(start, mine);
    await line.adopt();
    expect(refresh).not.toHaveBeenCalled();
    expect(waits()).toEqual(['mine']);
    finishWrite();
    await adding;
    await line.adopt();
    expect(waits()).toEqual([]);
  });
});
