import { aMatch, at, shortHash } from '../../testing/match-story.js';
import { liveMatch } from '../../views/live-match.js';
import type { LoggedMatchEvent } from '../events.js';
import { replay } from '../fold/evolve.js';
import { matchEventTypes, rowOf } from './event-types.js';
import { asSeenByEveryone, isReadable } from './seen-by.js';
import { isSigningEvent } from './signing.js';

const stamp = { id: 'tap.0', at: at(1), version: 9, half: 2, second: 61, period: 2, played: 61 };

const eventOf = (type: string) =>
  ({ ...stamp, atConsole: true, type, data: { playerId: 7 } }) as never as LoggedMatchEvent;

describe.each(matchEventTypes)('%s', (type) => {
  it('is seen by everyone as it is, or only that it is there', () => {
    const event = eventOf(type);
    const withheld = { ...stamp, type: 'Withheld', data: {} };
    const isOfficials = rowOf(type).seenBy === 'officials';
    expect(asSeenByEveryone(event)).toEqual(isOfficials ? withheld : event);
  });

  it('is no entry of the timeline unless everyone sees it', () => {
    const { seenBy, entry } = rowOf(type);
    if (seenBy === 'officials') expect(entry).toBeNull();
  });

  it('is for officials where it is of the sign-off', () => {
    if (isSigningEvent(type)) expect(rowOf(type).seenBy).toBe('officials');
  });
});

it('is withheld where only a newer release knows it, and twice is as once', () => {
  const seen = asSeenByEveryone(eventOf('FromTheFuture'));
  expect(seen).toMatchObject({ type: 'Withheld', data: {}, version: 9 });
  expect(asSeenByEveryone(seen)).toEqual(seen);
  expect([seen, eventOf('FromTheFuture'), eventOf('GoalScored')].map(isReadable)).toEqual([
    false,
    false,
    true,
  ]);
});

it('changes nothing that everybody sees, also where it was undone', () => {
  const story = aMatch().inSecondHalf().goal('home', 1).reach('completed', at(51));
  story.when({ type: 'AddRemark' }, at(52));
  const reportHash = shortHash(story.state);
  story.when({ type: 'SignResult', role: 'home', method: 'drawn', reportHash }, at(53));
  story.when({ type: 'Undo' }, at(54));
  story.when({ type: 'ChooseMvp', playerId: 1 }, at(55));
  const seen = story.log.map(asSeenByEveryone);
  expect(seen.map(({ type }) => type)).toContain('Withheld');
  expect(liveMatch(replay(7, seen))).toEqual(liveMatch(replay(7, story.log)));
});
