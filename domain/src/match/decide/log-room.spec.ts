import { limits } from '../../limits.js';
import { aMatch } from '../../testing/match-story.js';
import type { MatchCommand } from '../commands.js';

const { entries, all } = limits.matchLog;
const goal = {
  type: 'RecordGoal',
  team: 'home',
  scorer: null,
  assist: null,
  kind: 'open-play',
} as const;

/** A match in play whose log has become that long. */
function grown(version: number) {
  const story = aMatch().started().when(goal);
  story.state = { ...story.state, version };
  return story;
}

it('a log takes its last entry and no further one', () => {
  const story = grown(entries - 1).when(goal);
  expect(story.state.version).toBe(entries);
  expect(story.attempt(goal)).toBe('match.log-full');
});

it.each<MatchCommand>([
  { type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: 1 },
  { type: 'SetScore', team: 'home', score: 9 },
  { type: 'CorrectAction', actionId: 'command-2.0', correction: { second: 7 } },
  { type: 'ChangeState', wanted: { matchState: 'half-time', homeScore: 9 } },
])('a full log refuses $type', (command) => {
  expect(grown(entries).attempt(command)).toBe('match.log-full');
});

it('a full log can still be put right, and the match be finished with its MVP', () => {
  const story = grown(entries).when({ type: 'Undo' });
  expect(story.state.goals).toEqual([]);
  story.reach('half-time').reach('second-half').when({ type: 'ChooseMvp', playerId: 1 });
  story.reach('completed');
  expect(story.state.status).toBe('completed');
});

it('finishing and undoing it again and again comes to an end, with a finished match', () => {
  const story = grown(all).reach('half-time').reach('second-half');
  story.when({ type: 'ChooseMvp', playerId: 1 }).reach('completed');
  expect(story.attempt({ type: 'Undo' })).toBe('match.log-full');
  expect(story.attempt({ type: 'ChooseMvp', playerId: 2 })).toBe('match.log-full');
  expect(story.attempt({ type: 'DeleteMatch' })).toBeNull();
});
