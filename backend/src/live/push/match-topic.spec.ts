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
  it('passes over what it knows and stops at a hole', () => {
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

  it('gives who has nothing all there is, also while the ring holds everything', () => {
    const topic = new MatchTopic(1, 'history', log.slice(0, 10));
    expect('snapshot' in answerOf(topic, 0)).toBe(true);
    expect(topic.continues(0, 'history')).toBe(false);
    expect(topic.continues(11, 'history')).toBe(false);
    expect(topic.frame(0).text).toContain('"snapshot"');
  });

  it('needs a snapshot for other names, not for the same again', () => {
    const topic = new MatchTopic(1, 'history', log);
    const names = () => ({ homeTeam: { id: 1, name: 'Čelik' }, awayTeam: { id: 2, name: 'Žito' } });
    expect(topic.rename({ ...names(), players: [] })).toBe(true);
    expect(topic.rename({ ...names(), players: [] })).toBe(false);
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
    expect(JSON.parse(topic.frame(-1).text.slice('2/live,'.length))[1].namesVersion).toBe(
      said()[1],
    );
  });

  it('writes each frame once for all who stand at the same version', () => {
    const topic = new MatchTopic(1, 'history', log);
    expect(topic.frame(118)).toBe(topic.frame(118));
    expect(topic.frame(-1)).toBe(topic.frame(3));
    const before = topic.frame(118);
    topic.take(playedLog(121).slice(120));
    expect(topic.frame(118)).not.toBe(before);
  });

  it('starts over with another log', () => {
    const topic = new MatchTopic(1, 'history', log);
    topic.reset('other', log.slice(0, 30));
    expect(topic.head).toBe(30);
    expect(answerOf(topic, 20, 'other').deltas).toHaveLength(10);
    expect(answerOf(topic, 30, 'history').snapshot?.match).toEqual(truth(30));
  });
});
