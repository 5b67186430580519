import fc from 'fast-check';
import { aMatch, at } from '../testing/match-story.js';
import {
  type CountedVotes,
  fansScore,
  fansVoteClosesAt,
  fansVotePhase,
  rankFansVotes,
  refusalToVote,
} from './fans-vote.js';

const hours = (n: number): string => new Date(Date.parse(at(45)) + n * 3_600_000).toISOString();
const finished = () => aMatch().inSecondHalf().reach('completed', at(45));

describe('voting', () => {
  it('opens with the final whistle and closes 48 hours later', () => {
    const { state } = finished();
    expect(fansVoteClosesAt(state)).toBe(hours(48));
    expect(fansVotePhase(state, at(45))).toBe('open');
    expect(fansVotePhase(state, hours(47.999))).toBe('open');
    expect(fansVotePhase(state, hours(48))).toBe('closed');
  });

  it('is closed by undoing the whistle, and open again from the next one', () => {
    const story = finished().undo();
    expect(fansVotePhase(story.state, at(46))).toBe('not-open');
    story.reach('completed', at(50));
    expect(fansVoteClosesAt(story.state)).toBe(
      new Date(Date.parse(at(50)) + 172_800_000).toISOString(),
    );
  });

  it('never opens without a whistle', () => {
    expect(fansVotePhase(aMatch().started().state, at(1))).toBe('not-open');
    const recorded = aMatch().scheduled();
    recorded.when({ type: 'RecordResult', homeScore: 2, awayScore: 1 });
    expect(fansVotePhase(recorded.state, at(1))).toBe('not-open');
  });

  it('counts the hours of an abandoned match from its end of play, whenever it is awarded', () => {
    const abandoned = () =>
      aMatch()
        .inSecondHalf()
        .when({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' }, at(45));
    const award = { type: 'AwardResult', winner: 'home', cause: 'abandoned' } as const;
    expect(fansVotePhase(abandoned().state, at(46))).toBe('not-open');
    for (const awardedAt of [at(60), hours(72)]) {
      const { state } = abandoned().when(award, awardedAt);
      expect(fansVoteClosesAt(state)).toBe(hours(48));
    }
  });

  it('is for those who were there', () => {
    const { state } = finished();
    expect(refusalToVote(state, 1, at(46))).toBeNull();
    expect(refusalToVote(state, 11, at(46))).toBeNull();
    expect(refusalToVote(state, 6, at(46))).toBe('vote.not-in-match');
    expect(refusalToVote(state, 1, hours(48))).toBe('vote.closed');
    expect(refusalToVote(aMatch().started().state, 1, at(1))).toBe('vote.not-open');
  });
});

const votes = (playerId: number, ratings: number[], lastAt = at(50)): CountedVotes => ({
  playerId,
  votes: ratings.length,
  sum: ratings.reduce((a, b) => a + b, 0),
  lastAt,
});
const order = (...counted: CountedVotes[]) =>
  rankFansVotes(counted).map(({ playerId }) => playerId);

describe('the order of the tally', () => {
  it('does not let one enthusiast outvote a hall', () => {
    const hall = votes(2, [5, 4, 5, 4, 5, 4, 5, 4]);
    expect(order(votes(1, [5]), hall)).toEqual([2, 1]);
    expect(rankFansVotes([hall])).toEqual([{ playerId: 2, votes: 8, average: 4.5 }]);
  });

  it('puts the better rated first where as many voted', () => {
    expect(order(votes(1, [3, 4]), votes(2, [5, 4]))).toEqual([2, 1]);
  });

  it('settles a tie by the number of votes, then by who had them first', () => {
    expect(order(votes(1, [3]), votes(2, [3, 3]))).toEqual([2, 1]);
    expect(order(votes(1, [4], at(60)), votes(2, [4], at(55)))).toEqual([2, 1]);
  });

  it('names nobody for whom nobody voted', () => {
    expect(order(votes(1, []))).toEqual([]);
  });

  it('is the same in whatever order votes are counted, and a five never harms', () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(ratings, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (all, keys) => {
        const counted = all.map((given, n) => votes(n, given));
        const shuffled = counted
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(rankFansVotes(shuffled)).toEqual(rankFansVotes(counted));
        for (const { votes: n, sum } of counted)
          expect(fansScore({ votes: n + 1, sum: sum + 5 })).toBeGreaterThan(
            fansScore({ votes: n, sum }),
          );
      }),
    );
  });
});
