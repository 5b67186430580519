import { applyPatch, type LiveDelta, type LiveMatch, liveMatch, replay } from '@kolo/domain';
import { playedLog } from '../../../test/played-log.js';
import { MatchTopic } from './match-topic.js';

const log = playedLog(120);
const truth = (version: number): LiveMatch => liveMatch(replay(1, log.slice(0, version)));

interface Answer {
  version: number;
  deltas?: LiveDelta[];
  snapshot?: { match: LiveMatch };
}
const answerOf = (topic: MatchTopic, since?: number, epoch = 'history'): Answer =>
  JSON.parse(topic.answer(since, epoch));

describe('a watched match', () => {
  it('passes over what it knows and stops at a gap', () => {
    const topic = new MatchTopic(1, 'history', log.slice(0, 10));
    expect(topic.take(log.slice(5, 12))).toBe(true);
    expect(topic.head).toBe(12);
    expect(topic.take(log.slice(13, 20))).toBe(false);
    expect(topic.head).toBe(12);
    expect(topic.take(log.slice(10, 20))).toBe(true);
    expect(answerOf(topic).snapshot?.match).toEqual(truth(20));
  });

  it('remembers the last deltas when it is read from the log, so that a restart costs nobody a snapshot', () => {
    const topic = new MatchTopic(1, 'history', log);
    const { deltas = [] } = answerOf(topic, 100);
    expect(deltas.map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, n) => 101 + n),
    );
    const caughtUp = deltas.reduce((match, { patch }) => applyPatch(match, patch), truth(100));
    expect(caughtUp).toEqual(truth(120));
  });

  it.each([
    ['who stands at the head', 120, 'history', 'deltas'],
    ['who is within the ring', 112, 'history', 'deltas'],
    ['who fell out of the ring', 111, 'history', 'snapshot'],
    ['who has nothing', undefined, 'history', 'snapshot'],
    ['who has version 0', 0, 'history', 'snapshot'],
    ['who is ahead of the log', 121, 'history', 'snapshot'],
    ['who lives in another history', 120, 'other', 'snapshot'],
  ] as const)('answers %s right', (_, since, epoch, what) => {
    const topic = new MatchTopic(1, 'history', log, 8);
    expect(what in answerOf(topic, since, epoch)).toBe(true);
  });

  it('gives whoever has nothing all there is, also while the ring holds everything', () => {
    const topic = new MatchTopic(1, 'history', log.slice(0, 10));
    expect('snapshot' in answerOf(topic, 0)).toBe(true);
    expect(topic.continues(0, 'history')).toBe(false);
    expect(topic.continues(11, 'history')).toBe(false);
    expect(topic.frame(0, false).text).toContain('"snapshot"');
  });

  it('needs a snapshot for other names, not for the same again', () => {
    const topic = new MatchTopic(1, 'history', log);
    const names = () => ({ homeTeam: { id: 1, name: 'Čelik' }, awayTeam: { id: 2, name: 'Žito' } });
    expect(topic.rename({ ...names(), players: [] })).toBe(true);
    expect(topic.rename({ ...names(), players: [] })).toBe(false);
    const league = { id: 3, name: 'Poslovna liga', season: '2025/26' };
    expect(topic.rename({ ...names(), league, players: [] })).toBe(true);
    expect(topic.rename({ ...names(), league: { ...league }, players: [] })).toBe(false);
    expect(JSON.parse(topic.answer(undefined, undefined)).snapshot).toMatchObject({ league });
  });

  it('has another tag, and says it with every answer, once a name was corrected, in whatever order they come', () => {
    const topic = new MatchTopic(1, 'history', log);
    const named = (lastName: string) => {
      const player = { firstName: 'Ivan', jerseyNumber: 1, team: 'home' } as const;
      const players = [
        { ...player, id: 1, lastName },
        { ...player, id: 2, lastName: 'Perić' },
      ];
      return { homeTeam: { id: 1, name: 'Čelik' }, awayTeam: { id: 2, name: 'Žito' }, players };
    };
    const said = () => [topic.tag, JSON.parse(topic.answer(119, 'history')).namesVersion];
    topic.rename(named('Horvat'));
    const before = said();
    const { players, ...teams } = named('Horvat');
    expect(topic.rename({ ...teams, players: players.toReversed() })).toBe(false);
    expect(said()).toEqual(before);
    topic.rename(named('Hrvat'));
    for (const [index, value] of said().entries()) expect(value).not.toBe(before[index]);
    expect(JSON.parse(topic.frame(-1, true).text.slice('2/live,'.length))[1].namesVersion).toBe(
      said()[1],
    );
  });

  it('writes each frame once for all who stand at the same version', () => {
    const topic = new MatchTopic(1, 'history', log);
    expect(topic.frame(118, true)).toBe(topic.frame(118, true));
    expect(topic.frame(-1, true)).toBe(topic.frame(3, false));
    expect(topic.frame(118, true)).not.toBe(topic.frame(118, false));
    const before = topic.frame(118, true);
    topic.take(playedLog(121).slice(120));
    expect(topic.frame(118, true)).not.toBe(before);
  });

  it('merges what was missed into one patch, without events, for whoever says that is enough', () => {
    const topic = new MatchTopic(1, 'history', log);
    const { merged, deltas } = JSON.parse(topic.answer(100, 'history', true));
    expect([merged.from, merged.to, deltas]).toEqual([100, 120, undefined]);
    expect(applyPatch(truth(100), merged.patch)).toEqual(truth(120));
    const [name, message] = JSON.parse(topic.frame(100, true).text.slice('2/live,'.length));
    expect([name, message]).toEqual(['merged', { matchId: 1, ...merged }]);
  });

  it.each([
    ['a single delta, which keeps its event', 119, 1],
    ['nothing where nothing was missed', 120, 0],
  ])('answers with %s', (_, since, count) => {
    const topic = new MatchTopic(1, 'history', log);
    const { deltas } = JSON.parse(topic.answer(since, 'history', true));
    expect(deltas.map(({ event }: LiveDelta) => event)).toEqual(log.slice(120 - count));
  });

  it('sends whoever is ten versions behind at most two fifths of the bytes that the deltas have', () => {
    const topic = new MatchTopic(1, 'history', log);
    const [merged, deltas] = [topic.frame(110, true), topic.frame(110, false)];
    expect(merged.bytes.length).toBeLessThanOrEqual(0.4 * deltas.bytes.length);
  });

  it('starts over with another log', () => {
    const topic = new MatchTopic(1, 'history', log);
    topic.reset('other', log.slice(0, 30));
    expect(topic.head).toBe(30);
    expect(answerOf(topic, 20, 'other').deltas).toHaveLength(10);
    expect(answerOf(topic, 30, 'history').snapshot?.match).toEqual(truth(30));
  });
});
