import type { RefereedMatch } from './conflicts.js';
import { refereeDoubtsOf } from './doubts.js';

let ids = 0;
function match(matchDate: string, change: Partial<RefereedMatch> = {}): RefereedMatch {
  ids += 1;
  return {
    matchId: ids,
    leagueId: 1,
    round: 20,
    matchDate,
    venue: null,
    home: { id: 100 + ids, userId: null },
    away: { id: 200 + ids, userId: null },
    ...change,
  };
}
const at = (time: string): RefereedMatch => match(`2026-03-15T${time}:00Z`);
const wanted = match('2026-03-15T18:00:00Z', { round: 8, home: { id: 1, userId: null } });
const earlier = (round: number): RefereedMatch =>
  match('2026-02-01T18:00:00Z', { round, away: { id: 1, userId: null } });
const doubts = (duties: RefereedMatch[], fewest = duties.length) =>
  refereeDoubtsOf(wanted, duties, fewest);

describe('what speaks against a referee', () => {
  it('is nothing for whoever has no other match', () => expect(doubts([])).toEqual([]));

  it('is a fourth match without a break', () => {
    expect(doubts([at('15:00'), at('16:00'), at('17:00')])).toEqual(['many-in-a-row']);
    expect(doubts([at('17:00'), at('19:00'), at('20:30')])).toEqual(['many-in-a-row']);
  });

  it('is no row where there is a break', () => {
    expect(doubts([at('15:00'), at('16:00'), at('19:31')])).toEqual([]);
    expect(doubts([at('16:00'), at('17:00')])).toEqual([]);
  });

  it('is a sixth match of the day', () => {
    const day = ['08:00', '10:00', '12:00', '14:00', '20:00'].map(at);
    expect(doubts(day)).toEqual(['many-that-day']);
    expect(doubts(day.slice(1))).toEqual([]);
  });

  it('is the third match of a team in five rounds', () => {
    expect(doubts([earlier(4), earlier(6)])).toEqual(['same-team-often']);
    expect(doubts([earlier(3), earlier(6)])).toEqual([]);
  });

  it('is two matches more than whoever has the fewest', () => {
    expect(doubts([earlier(1), earlier(1)], 0)).toEqual(['more-than-others']);
    expect(doubts([earlier(1), earlier(1)], 1)).toEqual([]);
  });
});
