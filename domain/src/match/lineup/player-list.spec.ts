import { presetRules } from '../../rules/match-rules.js';
import { aMatch, at, away, home, type MatchStory, roster } from '../../testing/match-story.js';
import type { MatchCommand } from '../commands.js';
import type { LateReason } from '../events.js';
import { scoreOf, sideOf } from '../state.js';

const add = (reason: LateReason | null = null, playerId = 6): MatchCommand => ({
  type: 'AddPlayer',
  team: 'home',
  playerId,
  reason,
  roster,
});
const fifa = () => aMatch().under(presetRules['fifa-2025-26']);
const company = () => aMatch().under(presetRules['company-running']);

describe('the list of a match', () => {
  it('takes a forgotten player before kick-off, under every limit', () => {
    for (const story of [aMatch(), fifa(), company()]) {
      story.initialised().when(add(), at(-2));
      expect(story.state.lineup).toEqual({ home: [...home, 6], away });
      expect(story.log.at(-1)).toMatchObject({ type: 'PlayerAdded', half: null });
    }
  });

  it('takes a late player until the second half, with a reason, and then lets him score', () => {
    for (const story of [aMatch(), company()]) {
      story.started();
      expect(story.attempt(add(), at(5))).toBe('match.late-reason-missing');
      story.when(add('came-late'), at(5)).goal('home', 6);
      expect([scoreOf(story.state).home, sideOf(story.state, 6)]).toEqual([1, 'home']);
      story.reach('half-time', at(21));
      expect(
        story.attempt({ ...add('forgotten'), team: 'away', playerId: 16 } as MatchCommand, at(25)),
      ).toBeNull();
    }
  });

  it('is closed by the limit of the league', () => {
    expect(fifa().started().attempt(add('came-late'), at(5))).toBe('match.list-closed');
    expect(company().inSecondHalf().attempt(add('came-late'), at(31))).toBe('match.list-closed');
    expect(aMatch().inSecondHalf().attempt(add('came-late'), at(31))).toBe('match.list-closed');
  });

  it('takes a tap that waited on a tablet by the instant at which it was made', () => {
    const late = company().inSecondHalf().when(add('came-late'), at(12));
    expect(sideOf(late.state, 6)).toBe('home');
    const early = fifa().started().when(add(), at(-1));
    expect(sideOf(early.state, 6)).toBe('home');
  });

  it('stays open under a sheet from before leagues could choose', () => {
    const { lateListUntil: _, ...old } = presetRules['fifa-2025-26'];
    expect(aMatch().under(old).started().attempt(add('forgotten'), at(5))).toBeNull();
  });

  it('takes nobody twice, nobody of another team, nobody who is not registered', () => {
    const story = aMatch().initialised().when(add(), at(-2));
    const before = story.log.length;
    story.when(add(), at(-1)).when(add(null, 1), at(-1));
    expect(story.log).toHaveLength(before);
    expect(story.attempt(add(null, 11), at(-1))).toBe('match.player-not-eligible');
    expect(story.attempt(add(null, 99), at(-1))).toBe('match.player-not-eligible');
  });

  it('needs line-ups, and a match that may still count', () => {
    const refused = (story: MatchStory, time: string) => story.attempt(add('other'), time);
    expect(refused(aMatch().scheduled(), at(-10))).toBe('match.not-initialised');
    const cancelled = aMatch()
      .started()
      .when({ type: 'ChangeState', wanted: { status: 'cancelled' } }, at(3));
    expect(refused(cancelled, at(4))).toBe('match.cancelled');
  });

  it('can be undone while nothing names the player', () => {
    const story = company().started().when(add('came-late'), at(5));
    const [added] = story.log.slice(-1);
    story.goal('home', 6);
    const undo = { type: 'Undo', actionId: added?.id ?? '' } as const;
    expect(story.attempt(undo)).toBe('match.cannot-undo');
    story.when({ type: 'Undo' }).when(undo);
    expect(story.state.lineup).toEqual({ home, away });
  });
});
