import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  boardLine,
  evolve,
  FollowedMatch,
  initialMatchState,
  type LoggedMatchEvent,
  liveMatch,
  matchRow,
  playerStatsRows,
  replay,
  standingsShare,
} from '@kolo/domain';
import { type EventRow, storedEvent } from './stored-event.js';

const fixtures = join(__dirname, 'fixtures');
const text = (...path: string[]): string => readFileSync(join(fixtures, ...path), 'utf8');

/** Everything that readers get of a match, after each of its events, as bytes. */
function bytesOf(matchId: number, log: readonly LoggedMatchEvent[]): string {
  let state = initialMatchState(matchId);
  const followed = new FollowedMatch(state);
  const steps = log.map((event) => {
    state = evolve(state, event);
    const patch = followed.take(event);
    return JSON.stringify([event, matchRow(state), boardLine(state), patch]);
  });
  const whole = replay(matchId, log);
  const end = [matchRow(whole), playerStatsRows(whole), standingsShare(whole), liveMatch(whole)];
  return [...steps, JSON.stringify(end)].join('\n');
}

const hashOf = (bytes: string): string => createHash('sha256').update(bytes).digest('hex');

type FixtureRow = Omit<EventRow, 'occurred_at' | 'recorded_at' | 'position' | 'stream'> & {
  occurred_at: string;
};

const rowsOf = (name: string): LoggedMatchEvent[] => {
  const rows: FixtureRow[] = JSON.parse(text('matches', `${name}.json`));
  return rows.map(({ occurred_at, ...row }) => {
    const at = new Date(occurred_at);
    return storedEvent({ ...row, position: '1', stream: 7, occurred_at: at, recorded_at: at })
      .event;
  });
};

/** The hashes are those of the program before matches had rule sheets, and never change. */
describe('a log without a rule sheet', () => {
  it.each([
    ['schema-1', '7e9a325d18982f65008851f856ee062c8532f3204d781b86ced4ef674c41232e'],
    ['corrections', '46c9fec2ff393d0ad3d2ea538e6d08330e2d2f196475d6bd149ffda532118161'],
  ])('of %s folds to the rows, deltas and lines of the board that it always had', (name, hash) => {
    expect(hashOf(bytesOf(7, rowsOf(name)))).toBe(hash);
  });

  it('of a demo season folds to the rows, deltas and lines of the board that it always had', () => {
    const logs = text('logs', 'demo-season.jsonl').trimEnd().split('\n');
    const season = logs.map((line) => bytesOf(7, JSON.parse(line)));
    expect(hashOf(season.join('\n'))).toBe(
      '571f295055abd097c2ea17288d4cddd720a1bca243f9345698a27dab03804927',
    );
  });
});
