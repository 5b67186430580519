import { Logger } from '@nestjs/common';
import type { DataVersionsService } from '../../platform/reads/data-versions.service.js';
import type { LiveBoardService } from './live-board.service.js';
import type { LiveTopicsService } from './live-topics.service.js';
import { NameChangesService } from './name-changes.service.js';

const topics = { matchIds: [] as number[], renameAs: jest.fn(async () => {}) };
const board = { isWatched: false, renameAs: jest.fn(async () => {}) };
const marks = { now: jest.fn() };
let reading = 0;
let changes: NameChangesService;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(topics, { matchIds: [] });
  board.isWatched = false;
  marks.now.mockImplementation(async () => ({
    staticData: 'one',
    running: '',
    reading: reading++,
  }));
  changes = new NameChangesService(
    marks as unknown as DataVersionsService,
    topics as unknown as LiveTopicsService,
    board as unknown as LiveBoardService,
  );
  changes.onModuleInit();
});
afterEach(() => {
  changes.onModuleDestroy();
  jest.useRealTimers();
});

it('names are compared with their mark each second, of matches and of a board that is watched', async () => {
  topics.matchIds = [7, 8];
  board.isWatched = true;
  await jest.advanceTimersByTimeAsync(1_000);
  const mark = expect.objectContaining({ staticData: 'one' });
  expect(topics.renameAs.mock.calls).toEqual([
    [7, mark],
    [8, mark],
  ]);
  expect(board.renameAs.mock.calls).toEqual([['one']]);
});

it('nobody asks the database where nothing is watched', async () => {
  await jest.advanceTimersByTimeAsync(5_000);
  expect(marks.now).not.toHaveBeenCalled();
});

it('a database that fails is asked again, and a slow one only once at a time', async () => {
  jest.spyOn(Logger.prototype, 'error').mockImplementation();
  topics.matchIds = [7];
  marks.now.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(topics.renameAs).not.toHaveBeenCalled();
  marks.now.mockReturnValueOnce(new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(marks.now).toHaveBeenCalledTimes(2);
});
