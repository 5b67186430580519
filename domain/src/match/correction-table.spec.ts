import { presetRules } from '../rules/match-rules.js';
import { at } from '../testing/match-story.js';
import { aMatchUnder, type PlayStory } from '../testing/play-story.js';
import { FollowedMatch, liveMatch } from '../views/live-match.js';
import { applyPatch } from '../views/live-patch.js';
import type { MatchCommand } from './commands.js';
import { standingAction } from './corrections.js';
import { correctionOf } from './decide/correction.js';
import type { Correction } from './events.js';
import type { MatchState } from './state.js';

/** Every entry that a table makes under a rule sheet × every field of it. */

const rules = {
  ...presetRules['fifa-2025-26'],
  exclusion: { seconds: 120, endsOnGoal: true, samePlayerReturns: true },
  extraTime: { halves: 2 as const, minutes: 5 },
  kicks: { first: 5 as const },
  timeoutInExtraTime: false,
};
const second = () => aMatchUnder(rules).started().playingAgain();
const kicks = () => second().shootout(at(60));

const entries: [string, () => PlayStory, MatchCommand, Correction[]][] = [
  [
    'goal',
    second,
    { type: 'RecordGoal', team: 'home', scorer: 1, assist: null, kind: 'open-play' },
    [{ team: 'away' }, { scorer: 2 }, { scorer: null }, { assist: 2 }, { kind: 'penalty' }],
  ],
  [
    'foul',
    second,
    { type: 'RecordFoul', team: 'home', playerId: 1, restart: 'direct' },
    [{ team: 'away' }, { playerId: 2 }, { playerId: null }, { restart: 'penalty' }],
  ],
  [
    'foul of an official',
    second,
    { type: 'RecordFoul', team: 'home', playerId: null, official: true, restart: 'direct' },
    [{ team: 'away' }, { playerId: 2 }],
  ],
  [
    'card',
    second,
    {
      type: 'ShowCard',
      team: 'home',
      playerId: 1,
      official: null,
      card: 'yellow',
      place: 'pitch',
    },
    [
      ...[{ team: 'away' as const }, { playerId: 2 }, { playerId: null }],
      ...[{ official: 'coach' as const }, { card: 'red' as const }, { place: 'bench' as const }],
    ],
  ],
  [
    'exclusion',
    second,
    { type: 'GiveExclusion', team: 'home', playerId: 1 },
    [{ team: 'away' }, { playerId: 2 }, { playerId: null }],
  ],
  [
    'missed kick',
    second,
    { type: 'RecordMissedKick', team: 'home', kind: 'penalty', playerId: 1, how: 'saved' },
    [
      { team: 'away' },
      { playerId: 2 },
      { playerId: null },
      { kind: 'ten-metres' },
      { how: 'wide' },
    ],
  ],
  ['timeout', second, { type: 'TakeTimeout', team: 'home' }, [{ team: 'away' }]],
];
const times: Correction[] = [{ period: 1 }, { played: 300 }, { period: 1, played: 60 }];
const ofKicks: typeof entries = [
  ['who kicks first', second, { type: 'StartShootout', first: 'home' }, [{ team: 'away' }]],
  [
    'kick',
    kicks,
    { type: 'TakeShootoutKick', team: 'home', playerId: 1, scored: true },
    [{ team: 'away' }, { playerId: 2 }, { playerId: null }, { scored: false }],
  ],
];
const table = [
  ...entries.flatMap(([name, begin, entry, fields]) =>
    [...fields, ...times].map((field) => [name, field, begin, entry] as const),
  ),
  ...ofKicks.flatMap(([name, begin, entry, fields]) =>
    fields.map((field) => [name, field, begin, entry] as const),
  ),
];

const content = ({ version: _, actions: __, play: ___, ...state }: MatchState) => state;

describe('the table corrects', () => {
  it.each(table)('a %s by %j, spectators see it, and the undo leaves nothing of it', (...row) => {
    const [, correction, begin, entry] = row;
    const story = begin().when(entry, at(61));
    const { id: actionId } = story.latest;
    const before = story.state;
    const match = new FollowedMatch(before);
    let page = liveMatch(before);
    const known = story.log.length;
    story.when({ type: 'CorrectAction', actionId, correction }, at(62));
    const standing = standingAction(story.state, actionId);
    expect(standing && correctionOf(story.state, standing)).toMatchObject(correction);
    story.undo();
    expect(content(story.state)).toEqual(content(before));
    for (const event of story.log.slice(known)) page = applyPatch(page, match.take(event));
    expect(page).toEqual(liveMatch(story.state));
    expect(page.timeline).toEqual(liveMatch(before).timeline);
  });

  it('no missed kick into a goal, and no timeout into extra time without one', () => {
    const story = second().extra(3, 'start', at(60));
    const missed: MatchCommand = {
      type: 'RecordMissedKick',
      team: 'home',
      kind: 'penalty',
      playerId: 1,
      how: 'saved',
    };
    const kick = story.when(missed, at(61)).latest.id;
    const scored: MatchCommand = {
      type: 'CorrectAction',
      actionId: kick,
      correction: { kind: 'open-play' },
    };
    expect(story.attempt(scored, at(62))).toBe('match.not-correctable');
    const early = second().when({ type: 'TakeTimeout', team: 'home' }, at(40));
    const actionId = early.latest.id;
    early.extra(3, 'start', at(60));
    const moved: MatchCommand = { type: 'CorrectAction', actionId, correction: { period: 3 } };
    expect(early.attempt(moved, at(61))).toBe('match.timeout-not-in-extra-time');
  });
});
