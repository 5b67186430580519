import { aMatch, away, fixture, home, type MatchStory, roster } from '../testing/match-story.js';
import { countedCardsOf } from '../views/counted-cards.js';
import { countedResultOf } from '../views/counted-result.js';
import { matchOutcome } from '../views/match-outcome.js';
import { standingsShare } from '../views/match-rows.js';
import type { MatchCommand } from './commands.js';

const place = { stageId: 2, tie: 'SF1', leg: 1 } as const;
const change = (homeTeamId: number, awayTeamId: number): MatchCommand => ({
  type: 'ChangeTeams',
  homeTeamId,
  awayTeamId,
});
const confirm = (team: 'home' | 'away'): MatchCommand => ({
  type: 'ConfirmAttendance',
  team,
  playerIds: team === 'home' ? home : away,
  roster,
});

const placed = () => aMatch().when({ type: 'ScheduleMatch', fixture, place });

describe('a match of the finals', () => {
  it('is scheduled with its place, which everybody sees', () => {
    const { state, log } = placed();
    expect(log.map(({ type }) => type)).toEqual(['MatchScheduled', 'MatchPlaced']);
    expect(state.place).toEqual(place);
    expect(matchOutcome(state)).toEqual({ stage: { id: 2, tie: 'SF1', leg: 1 } });
    expect(matchOutcome(aMatch().scheduled().state)).toEqual({});
  });

  it('gives nothing to the table of its league, neither points nor cards', () => {
    const over = (story: MatchStory) =>
      story
        .when({ type: 'InitialiseMatch', playerIds: [...home, ...away], roster })
        .reach('first-half')
        .goal('home', 1)
        .raise(11, 'yellowCards')
        .reach('half-time')
        .reach('second-half')
        .reach('completed').state;
    const [ordinary, final] = [over(aMatch().scheduled()), over(placed())];
    expect(standingsShare(ordinary)).toHaveLength(2);
    expect([standingsShare(final), countedResultOf(final), countedCardsOf(final)]).toEqual([
      [],
      null,
      [],
    ]);
  });
});

describe('the teams of a match', () => {
  const teams = ({ state }: MatchStory) => [state.homeTeamId, state.awayTeamId];

  it('change while nobody has listed players, and back again', () => {
    const story = placed().when(change(100, 300));
    expect(teams(story)).toEqual([100, 300]);
    expect(teams(story.when(change(100, 200)))).toEqual([100, 200]);
  });

  it('change to the same ones without an event', () => {
    expect(placed().when(change(100, 200)).log).toHaveLength(2);
  });

  it('take the players with them that they have confirmed, and nobody else’s', () => {
    const { state } = placed().when(confirm('home')).when(confirm('away')).when(change(100, 300));
    expect(state.attendance).toEqual({ home, away: null });
  });

  it('take the reasons why suspended players are listed with them', () => {
    const suspended = { playerIds: [away[0] ?? 0, home[0] ?? 0], strict: false };
    const { state } = placed()
      .when({ ...confirm('home'), suspended } as MatchCommand)
      .when({ ...confirm('away'), suspended } as MatchCommand)
      .when(change(100, 300));
    expect(state.overrides).toEqual({ [String(home[0])]: 'unnoticed' });
    expect(placed().when(change(300, 200)).state.overrides).toBeUndefined();
  });

  it('stay once the match has line-ups, is cancelled or is over', () => {
    const listed = placed().when({
      type: 'InitialiseMatch',
      playerIds: [...home, ...away],
      roster,
    });
    expect(listed.attempt(change(100, 300))).toBe('match.already-initialised');
    const over = placed().when({ type: 'RecordResult', homeScore: 1, awayScore: 0 });
    expect(over.attempt(change(100, 300))).toBe('match.not-scheduled');
  });

  it('are two', () => {
    expect(placed().attempt(change(100, 100))).toBe('match.same-team');
  });
});
