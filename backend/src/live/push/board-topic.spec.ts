import type { BoardLine } from '@kolo/domain';
import { BoardTopic } from './board-topic.js';

describe('the lines of a board', () => {
  const line = (matchId: number, homeScore: number): BoardLine => ({
    matchId,
    version: homeScore + 1,
    status: 'in_progress',
    matchState: 'first-half',
    currentHalf: 1,
    homeScore,
    awayScore: 0,
  });
  const linesAfter = (board: BoardTopic, after: number) =>
    JSON.parse(board.frame(after).text.slice('2/live,'.length))[1].matches;

  it('come to a slow follower once each, the latest', () => {
    const board = new BoardTopic();
    for (const changed of [line(1, 0), line(2, 0), line(1, 1)]) board.set(changed);
    expect(linesAfter(board, 0)).toEqual([line(2, 0), line(1, 1)]);
    expect(linesAfter(board, 2)).toEqual([line(1, 1)]);
    board.keepOnly((matchId) => matchId === 2);
    expect(linesAfter(board, 0)).toEqual([line(2, 0)]);
  });

  it('repeat the name of a league for a follower who missed it', () => {
    const board = new BoardTopic();
    const league = { id: 7, name: 'Prva liga', season: '2025/26' };
    board.set({ ...line(1, 0), league });
    board.set(line(1, 1));
    expect(linesAfter(board, 0)).toEqual([{ ...line(1, 1), league }]);
  });
});
