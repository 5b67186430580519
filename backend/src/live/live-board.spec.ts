import type { BoardMatch } from '@kolo/domain';
import type { DataSource } from 'typeorm';
import type { EventStore } from '../events/event-store.js';
import { CursorPump, type Sink } from './cursor-pump.js';
import { LiveBoard } from './live-board.service.js';

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

/** What is in the table of matches. */
let rows: BoardMatch[];
let pump: CursorPump;
let board: LiveBoard;

beforeEach(() => {
  jest.useFakeTimers();
  rows = [];
  pump = new CursorPump();
  const db = { query: async () => rows } as unknown as DataSource;
  board = new LiveBoard({} as EventStore, pump, db);
});
afterEach(() => jest.useRealTimers());

/** The ids that somebody hears of who looks at a league's board. */
async function watch(leagueId: number | null): Promise<number[]> {
  const heard: number[] = [];
  const sink: Sink = {
    idle: true,
    write: ({ text }) => {
      const [, { matches }] = JSON.parse(text.slice('2/live,'.length));
      heard.push(...matches.map((line: { matchId: number }) => line.matchId));
    },
    terminate: () => {},
  };
  const { topic } = await board.present(leagueId);
  pump.subscribe(topic, sink, topic.head);
  return heard;
}

describe('the board', () => {
  it('tells who looks at a league that plays nothing of its first match', async () => {
    const [league, all, other] = [await watch(7), await watch(null), await watch(8)];
    rows = [match(31, 7)];
    board.readSoon();
    await jest.advanceTimersByTimeAsync(1_000);
    expect({ league, all, other }).toEqual({ league: [31], all: [31], other: [] });
  });
});
