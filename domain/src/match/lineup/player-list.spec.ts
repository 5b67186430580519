import fc from 'fast-check';
import { presetRules } from '../../rules/match-rules.js';
import { aMatch, at, away, home, type MatchStory, roster } from '../../testing/match-story.js';
import { replacing } from '../../testing/random-taps.js';
import { FollowedMatch, liveMatch } from '../../views/live-match.js';
import { applyPatch } from '../../views/live-patch.js';
import { playerStatsRows } from '../../views/match-rows.js';
import type { MatchCommand } from '../commands.js';
import { redoCommand } from '../event-types/event-types.js';
import type { LateReason } from '../events.js';
import { replay } from '../fold/evolve.js';
import { rolesOf, scoreOf, sideOf } from '../state.js';

const add = (reason: LateReason | null = null, playerId = 6): MatchCommand => ({
  type: 'AddPlayer',
  team: 'home',
  playerId,
  reason,
  roster,
});
const replace = (playerId = 3, replacedBy = 6): MatchCommand => ({
  type: 'ReplacePlayer',
  team: 'home',
  playerId,
  replacedBy,
  reason: 'cannot-play',
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

describe('a player who is replaced before kick-off', () => {
  it('leaves the list to another registered one in one step, under every limit', () => {
    for (const story of [aMatch(), fifa(), company()]) {
      story.initialised().when(replace(), at(-2));
      expect(story.state.lineup).toEqual({ home: [1, 2, 4, 5, 6], away });
      expect(playerStatsRows(story.state).map(({ playerId }) => playerId)).not.toContain(3);
      expect(story.latest).toMatchObject({
        type: 'PlayerReplaced',
        data: { team: 'home', playerId: 3, replacedBy: 6, reason: 'cannot-play' },
        half: null,
      });
    }
  });

  it('changes nothing a second time', () => {
    const story = fifa().initialised().when(replace(), at(-3));
    const before = story.log.length;
    story.when(replace(), at(-2));
    expect(story.log).toHaveLength(before);
  });

  it('was on the list of this team, and the other one is registered and on none', () => {
    const story = fifa().initialised();
    expect(story.attempt(replace(11), at(-2))).toBe('match.player-not-present');
    expect(story.attempt(replace(99), at(-2))).toBe('match.player-not-present');
    expect(story.attempt(replace(3, 4), at(-2))).toBe('match.player-not-eligible');
    expect(story.attempt(replace(3, 3), at(-2))).toBe('match.player-not-eligible');
    expect(story.attempt(replace(3, 16), at(-2))).toBe('match.player-not-eligible');
    expect(aMatch().scheduled().attempt(replace(), at(-9))).toBe('match.not-initialised');
  });

  it('loses the roles, and has them again when that is undone', () => {
    const story = fifa().initialised();
    story.when({ type: 'ChangeLineupRole', playerId: 3, role: 'captain', given: true }, at(-3));
    story.when(replace(), at(-2));
    expect([rolesOf(story.state, 3), rolesOf(story.state, 6)]).toEqual([[], []]);
    const starter = {
      type: 'ChangeLineupRole',
      playerId: 3,
      role: 'starter',
      given: true,
    } as const;
    expect(story.attempt(starter, at(-1))).toBe('match.player-not-present');
    expect(rolesOf(story.undo().state, 3)).toEqual(['captain']);
    expect(story.state.lineup).toEqual({ home, away });
  });

  it('is replaced until the first whistle only', () => {
    expect(company().started().attempt(replace(), at(1))).toBe('match.replacement-too-late');
    expect(aMatch().finished().attempt(replace(), at(60))).toBe('match.replacement-too-late');
    const cancelled = fifa().initialised();
    cancelled.when({ type: 'ChangeState', wanted: { status: 'cancelled' } }, at(-2));
    expect(cancelled.attempt(replace(), at(-1))).toBe('match.cancelled');
  });

  it('is gone by a tap that waited on a tablet too, unless he has done something in the match', () => {
    const early = fifa().started().when(replace(), at(-1));
    expect([sideOf(early.state, 3), sideOf(early.state, 6)]).toEqual([null, 'home']);
    const deeds: MatchCommand[] = [
      { type: 'RecordGoal', team: 'away', scorer: 3, assist: null, kind: 'own-goal' },
      { type: 'RecordGoal', team: 'home', scorer: 4, assist: 3, kind: 'open-play' },
      { type: 'RecordFoul', team: 'home', playerId: 3, restart: 'direct' },
      {
        type: 'ShowCard',
        team: 'home',
        playerId: 3,
        official: null,
        card: 'yellow',
        place: 'bench',
      },
      { type: 'RecordMissedKick', team: 'home', kind: 'penalty', playerId: 3, how: 'wide' },
      { type: 'RaisePlayerCounter', playerId: 3, counter: 'assists' },
      { type: 'ChooseMvp', playerId: 3 },
    ];
    for (const deed of deeds) {
      const story = fifa().started().when(deed, at(4));
      expect([deed.type, story.attempt(replace(), at(-1))]).toEqual([
        deed.type,
        'match.replacement-too-late',
      ]);
      expect(story.undo().attempt(replace(), at(-1))).toBeNull();
    }
  });

  it('is replaced again by a redo, and not undone while something names the other one', () => {
    const story = fifa().initialised().when(replace(), at(-2));
    const { latest, state } = story;
    expect(redoCommand(state, latest)).toEqual({
      ...replace(),
      roster: { home: [6], away: [] },
    });
    story.reach('first-half', at(0)).goal('home', 6);
    expect(story.attempt({ type: 'Undo', actionId: latest.id })).toBe('match.cannot-undo');
  });

  it('is never on a list with the one who replaced him, whoever is replaced and undone', () => {
    const tap = fc.oneof(replacing, fc.constant<MatchCommand>({ type: 'Undo' }));
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 25 }), (taps) => {
        const story = aMatch().initialised();
        const match = new FollowedMatch(story.state);
        let shown = liveMatch(story.state);
        for (const one of taps) {
          const before = story.log.length;
          const refused = story.attempt(one, at(-1));
          for (const event of story.log.slice(before)) shown = applyPatch(shown, match.take(event));
          expect(shown).toEqual(liveMatch(story.state));
          const { lineup } = story.state;
          if (lineup === null) return;
          for (const side of ['home', 'away'] as const) {
            // As many as before, each once, and all of them registered.
            expect(new Set(lineup[side]).size).toBe(5);
            for (const id of lineup[side]) expect(roster[side]).toContain(id);
          }
          if (one.type !== 'ReplacePlayer' || refused !== null) continue;
          expect(lineup[one.team]).toContain(one.replacedBy);
          expect(lineup[one.team]).not.toContain(one.playerId);
        }
        expect(replay(7, story.log)).toEqual(story.state);
      }),
    );
  });
});
