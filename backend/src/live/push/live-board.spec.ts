import type { BoardLine, BoardMatch } from '@kolo/domain';
import type { DataSource } from 'typeorm';
import type { EventStore } from '../../events/event-store.js';
import { CursorPump, type Sink } from './cursor-pump.js';
import { LiveBoardService } from './live-board.service.js';

const match = (matchId: number, leagueId: number): BoardMatch => ({
  matchId,
  version: 1,
  status: 'scheduled',
  matchState: 'pre-match',
  currentHalf: 0,
  homeScore: null,
  awayScore: null,
  clock: null,
  leagueId,
  round: 1,
  matchDate: '2026-03-15T16:00:00.000Z',
  venue: null,
  homeTeam: { id: 1, name: 'Čelik' },
  awayTeam: { id: 2, name: 'Žito' },
});

/** The rows of the table of matches, and when a read of it ends. */
let rows: BoardMatch[];
let readable: Promise<void>;
let pump: CursorPump;
let board: LiveBoardService;

beforeEach(() => {
  jest.useFakeTimers();
  rows = [];
  readable = Promise.resolve();
  pump = new CursorPump();
  const query = async () => {
    const read = rows;
    await readable;
    return read;
  };
  const db = { query } as unknown as DataSource;
  board = new LiveBoardService({} as EventStore, pump, db);
});
afterEach(() => jest.useRealTimers());

/** From now on, readings end when this is called. */
function hold(): () => void {
  let go = () => {};
  readable = new Promise((resolve) => {
    go = resolve;
  });
  return go;
}

const idsOf = async () => (await board.present(null)).matches.map(({ matchId }) => matchId);
const versionOf = async () => (await board.present(null)).matches[0]?.version;
const lineAt = (version: number, of = match(31, 7)): BoardLine => {
  const { leagueId: _, round: __, homeTeam: ___, awayTeam: ____, ...line } = of;
  return { ...line, version };
};

/** The ids that reach somebody who looks at a league's board. */
async function watch(leagueId: number | null): Promise<number[]> {
  const received: number[] = [];
  const sink: Sink = {
    idle: true,
    write: ({ text }) => {
      const [, { matches }] = JSON.parse(text.slice('2/live,'.length));
      received.push(...matches.map((line: { matchId: number }) => line.matchId));
    },
    terminate: () => {},
  };
  const { topic } = await board.present(leagueId);
  pump.subscribe(topic, sink, topic.head);
  return received;
}

describe('the board', () => {
  it('tells whoever looks at a league that plays nothing of its first match', async () => {
    const [league, all, other] = [await watch(7), await watch(null), await watch(8)];
    rows = [match(31, 7)];
    board.readSoon();
    await jest.advanceTimersByTimeAsync(1_000);
    expect({ league, all, other }).toEqual({ league: [31], all: [31], other: [] });
  });

  it('takes in a match that begins without having been on it', async () => {
    const received = await watch(null);
    rows = [match(31, 7)];
    board.news({ ...lineAt(6), status: 'in_progress' }, []);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(received).toEqual([31]);
  });

  it('shows nothing older than it has, heard late or read late', async () => {
    rows = [match(31, 7)];
    const received = await watch(null);
    board.news(lineAt(6), []);
    board.news(lineAt(5), []);
    expect(await versionOf()).toBe(6);
    rows = [{ ...match(31, 7), version: 6 }];
    const go = hold();
    board.readSoon();
    await jest.advanceTimersByTimeAsync(1_000);
    board.news(lineAt(8), []);
    go();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await versionOf()).toBe(8);
    expect(received).toEqual([31, 31]);
  });

  it('says nothing more of a postponement that a new date has ended', async () => {
    rows = [{ ...match(31, 7), outcome: 'postponed' }];
    await watch(null);
    board.news(lineAt(6), []);
    expect((await board.present(null)).matches[0]).toEqual({ ...match(31, 7), version: 6 });
    // A read that began before the new date ends after it.
    const go = hold();
    board.readSoon();
    await jest.advanceTimersByTimeAsync(1_000);
    go();
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await board.present(null)).matches[0]).toEqual({ ...match(31, 7), version: 6 });
  });

  it('tells the new name of a team, which has no version, with that line and those after it', async () => {
    rows = [match(31, 7)];
    const { topic } = await board.present(null);
    const from = topic.head;
    const texts: string[] = [];
    const write = ({ text }: { text: string }) => texts.push(text);
    pump.subscribe(topic, { idle: true, write, terminate: () => {} }, from);
    await board.renameAs('one');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(texts).toEqual([]);
    rows = [{ ...match(31, 7), homeTeam: { id: 1, name: 'Čelik Zagreb' } }];
    await board.renameAs('one');
    await board.renameAs('two');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(texts).toEqual([expect.stringContaining('Čelik Zagreb')]);
    board.news(lineAt(6), []);
    expect(topic.frame(from).text).toContain('Čelik Zagreb');
    expect((await board.present(null)).matches[0]?.homeTeam.name).toBe('Čelik Zagreb');
  });

  it('shows the new name of a league to whoever watches, and in the lines after it', async () => {
    const league = { id: 7, name: 'Prva liga', season: '2025/26' };
    rows = [{ ...match(31, 7), league }];
    const { topic } = await board.present(7);
    const from = topic.head;
    const texts: string[] = [];
    const write = ({ text }: { text: string }) => texts.push(text);
    pump.subscribe(topic, { idle: true, write, terminate: () => {} }, from);
    rows = [{ ...match(31, 7), league: { ...league, name: 'Velika liga' } }];
    await board.renameAs('one');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(texts).toEqual([expect.stringContaining('Velika liga')]);
    board.news(lineAt(6), []);
    expect(topic.frame(from).text).toContain('Velika liga');
    expect((await board.present(7)).matches[0]?.league?.name).toBe('Velika liga');
  });

  it('is read once more when something changed after a reading had begun', async () => {
    const received = await watch(null);
    const go = hold();
    board.readSoon();
    await jest.advanceTimersByTimeAsync(1_000);
    rows = [match(31, 7)];
    board.readSoon();
    await jest.advanceTimersByTimeAsync(1_000);
    go();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(received).toEqual([31]);
  });

  it('is shown with a change to whoever asks while it is being read', async () => {
    await watch(null);
    rows = [match(31, 7)];
    const go = hold();
    board.readSoon();
    await jest.advanceTimersByTimeAsync(1_000);
    const shown = idsOf();
    go();
    expect(await shown).toEqual([31]);
  });

  it('forgets leagues at which nobody looks any more', async () => {
    rows = [match(31, 7)];
    await watch(null);
    for (const league of [7, 8]) await board.present(league);
    board.readSoon();
    await jest.advanceTimersByTimeAsync(1_000);
    const published = jest.spyOn(pump, 'publish');
    board.news(lineAt(6), []);
    expect(published).toHaveBeenCalledTimes(1);
  });
});
