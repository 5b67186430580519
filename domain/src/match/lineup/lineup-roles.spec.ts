import { presetRules } from '../../rules/match-rules.js';
import { aMatch, at, home, type MatchStory, roster } from '../../testing/match-story.js';
import { FollowedMatch, liveMatch } from '../../views/live-match.js';
import { applyPatch } from '../../views/live-patch.js';
import { playerStatsRows } from '../../views/match-rows.js';
import { decide } from '../decide/decide.js';
import type { LineupRole } from '../events.js';
import { replay } from '../fold/evolve.js';
import { playersWithRole } from './lineup-roles.js';

const role = (playerId: number, name: LineupRole, given = true) =>
  ({ type: 'ChangeLineupRole', playerId, role: name, given }) as const;
const listed = () => aMatch().under(presetRules['fifa-2025-26']).initialised();
const withRole = (story: MatchStory, name: LineupRole) =>
  playersWithRole(story.state, 'home', name);

describe('roles on the list of a match', () => {
  it('are those of starters, of one captain and of goalkeepers, who may be the same player', () => {
    const story = listed();
    for (const id of home) story.when(role(id, 'starter'));
    story.when(role(1, 'goalkeeper')).when(role(1, 'captain')).when(role(2, 'goalkeeper'));
    expect(liveMatch(story.state).players).toMatchObject({
      1: { roles: ['captain', 'goalkeeper', 'starter'] },
      2: { roles: ['goalkeeper', 'starter'] },
      5: { roles: ['starter'] },
    });
    expect(liveMatch(story.state).players[11]).not.toHaveProperty('roles');
    expect(playerStatsRows(story.state)[0]).not.toHaveProperty('roles');
  });

  it('has as many starters as play by the sheet, and five without one', () => {
    const four = { ...presetRules['fifa-2025-26'], playersOnPitch: 4 };
    for (const [story, max] of [
      [aMatch().under(four).initialised(), 4],
      [aMatch().initialised(), 5],
    ] as const) {
      story.when({ type: 'AddPlayer', team: 'home', playerId: 6, reason: null, roster }, at(-2));
      for (const id of home.slice(0, max)) story.when(role(id, 'starter'));
      expect(story.attempt(role(6, 'starter'))).toBe('match.starters-full');
      story.when(role(1, 'starter', false)).when(role(6, 'starter'));
      expect(withRole(story, 'starter')).toHaveLength(max);
      expect(story.attempt(role(11, 'starter'))).toBeNull();
    }
  });

  it('takes the captaincy from the one before, and gives it back when that is undone', () => {
    const story = listed().when(role(1, 'captain')).when(role(11, 'captain'));
    story.when(role(2, 'captain'));
    expect(withRole(story, 'captain')).toEqual([2]);
    expect(playersWithRole(story.state, 'away', 'captain')).toEqual([11]);
    expect(withRole(story.undo(), 'captain')).toEqual([1]);
  });

  it('does not give a team a starter too many by an undo', () => {
    const story = listed();
    story.when({ type: 'AddPlayer', team: 'home', playerId: 6, reason: null, roster }, at(-2));
    for (const id of home) story.when(role(id, 'starter'));
    const taken = story.when(role(1, 'starter', false)).latest.id;
    story.when(role(6, 'starter'));
    expect(story.attempt({ type: 'Undo', actionId: taken })).toBe('match.cannot-undo');
  });

  it('are for players on the list alone', () => {
    expect(aMatch().scheduled().attempt(role(1, 'captain'))).toBe('match.not-initialised');
    expect(listed().attempt(role(6, 'captain'))).toBe('match.player-not-present');
  });

  it('are corrected during the match and after it, and change nothing a second time', () => {
    const story = listed().when(role(1, 'goalkeeper'));
    const entries = story.log.length;
    story.when(role(1, 'goalkeeper')).when(role(2, 'goalkeeper', false));
    expect(story.log).toHaveLength(entries);
    story.reach('first-half', at(0)).when(role(1, 'goalkeeper', false), at(3));
    story.reach('half-time', at(21)).reach('second-half', at(30)).reach('completed', at(51));
    story.when(role(3, 'goalkeeper'), at(52));
    expect(withRole(story, 'goalkeeper')).toEqual([3]);
  });

  it('go with the list or the player when that is undone', () => {
    const story = listed();
    const list = story.latest.id;
    story.when({ type: 'AddPlayer', team: 'home', playerId: 6, reason: null, roster }, at(-2));
    const added = story.latest.id;
    story.when(role(6, 'captain')).when(role(1, 'starter'));
    story.undo(added);
    expect(withRole(story, 'captain')).toEqual([]);
    expect(withRole(story, 'starter')).toEqual([1]);
    story.undo(list);
    expect(story.state.lineupRoles).toBeUndefined();
  });

  it('reach a watcher as the table sees them, also when the last one goes', () => {
    const story = listed();
    const match = new FollowedMatch(story.state);
    const known = story.log.length;
    let shown = liveMatch(story.state);
    story
      .when(role(1, 'captain'))
      .when(role(1, 'captain', false))
      .undo()
      .undo();
    for (const event of story.log.slice(known)) shown = applyPatch(shown, match.take(event));
    expect(shown).toEqual(liveMatch(story.state));
    expect(liveMatch(replay(7, story.log))).toEqual(shown);
    expect(shown.players[1]).not.toHaveProperty('roles');
  });

  it('of an administrator are not changed by a console', () => {
    const story = listed().when(role(1, 'captain'));
    const byConsole = (playerId: number, name: LineupRole, given = true) => {
      const decision = decide(story.state, role(playerId, name, given), {
        commandId: 'console',
        at: at(1),
        atConsole: true,
      });
      return decision.ok ? null : decision.refusal.code;
    };
    expect(byConsole(1, 'captain', false)).toBe('match.entered-by-administrator');
    expect(byConsole(2, 'captain')).toBe('match.entered-by-administrator');
    expect(byConsole(11, 'captain')).toBeNull();
    expect(byConsole(2, 'goalkeeper')).toBeNull();
  });
});
