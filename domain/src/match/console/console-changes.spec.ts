import { aMatch, at } from '../../testing/match-story.js';
import type { LoggedMatchEvent } from '../events.js';
import { consoleChangesAfterEnd } from './console-changes.js';

const atConsole = (events: readonly LoggedMatchEvent[]): LoggedMatchEvent[] =>
  events.map((event) => ({ ...event, atConsole: true }));

describe('what consoles changed after the final whistle', () => {
  it('is counted, with the time of the last change', () => {
    const story = aMatch().finished();
    const goal = { type: 'RecordGoal', team: 'home', scorer: null, assist: null } as const;
    story.when({ ...goal, kind: 'open-play' }, at(52));
    expect(consoleChangesAfterEnd(atConsole(story.log))).toEqual({ count: 1, at: at(52) });
  });

  it('is nothing once the whistle is undone and the match goes on', () => {
    const story = aMatch().finished();
    const whistle = story.latest.id;
    story.undo(whistle).goal('home');
    expect(consoleChangesAfterEnd(atConsole(story.log))).toBeNull();
  });
});
