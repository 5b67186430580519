import { limits } from '../../limits.js';
import { aMatch, at, type MatchStory } from '../../testing/match-story.js';
import { aMatchUnder, fifa } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import type { MatchCommand } from '../commands.js';
import { decide } from '../decide/decide.js';
import { outcomeOf } from '../outcome.js';

const abandon = { type: 'AbandonMatch', reason: 'injury', atFault: 'none' } as const;
const award = {
  type: 'AwardResult',
  winner: 'home',
  cause: 'decision',
  keepsPlayed: true,
} as const;
const annul = { type: 'AnnulMatch', reason: 'decision' } as const;
const postpone = { type: 'PostponeMatch', reason: 'weather', newDate: null } as const;
const fromMinute = { type: 'OrderReplay', mode: 'from-minute', newMatchId: null } as const;
const fromStart = { type: 'OrderReplay', mode: 'from-start', newMatchId: 812 } as const;
const revoke = (ruling: 'award' | 'annulment' | 'postponement') =>
  ({ type: 'RevokeRuling', ruling }) as const;

const voided = (actionId: string) => ({ type: 'VoidRuling', actionId }) as const;

const scheduled = () => aMatch().scheduled();
const running = () => aMatch().inSecondHalf().goal('home');
const finished = () => aMatch().finished();

describe('what is refused', () => {
  it.each<[string, () => MatchStory, MatchCommand]>([
    ['match.not-scheduled', running, postpone],
    ['match.not-started', scheduled, abandon],
    ['match.transition-not-allowed', finished, abandon],
    ['match.not-abandoned', running, { type: 'ResumeMatch' }],
    ['match.not-abandoned', finished, fromStart],
    ['match.not-in-these-rules', () => running().when(abandon), fromMinute],
    ['match.in-progress', running, award],
    ['match.in-progress', running, annul],
    ['match.award-score', scheduled, { ...award, homeScore: 1, awayScore: 1 }],
    ['match.award-score', scheduled, { ...award, winner: 'away', homeScore: 2, awayScore: 1 }],
    ['match.annulled', () => finished().when(annul), award],
    ['match.annulled', () => finished().when(annul), annul],
    ['match.replayed', () => running().when(abandon).when(fromStart), award],
    ['match.nothing-to-undo', finished, revoke('award')],
    ['match.nothing-to-undo', finished, revoke('annulment')],
    ['match.nothing-to-undo', scheduled, revoke('postponement')],
    ['match.nothing-to-undo', finished, voided('nothing.0')],
    // The goal of `running`: removing what was played is an undo, which stops at an official result.
    ['match.nothing-to-undo', running, voided(running().latest.id)],
    ['match.awarded', () => scheduled().when(award), goalOf()],
    ['match.cancelled', () => running().when(abandon), goalOf()],
  ])('%s', (code, playedOut, command) => {
    expect(playedOut().attempt(command)).toBe(code);
  });
});

function goalOf(): MatchCommand {
  return { type: 'RecordGoal', team: 'home', scorer: null, assist: null, kind: 'open-play' };
}

describe('an order to replay a match', () => {
  const revokeReplay = (newMatchId: number | null) =>
    ({ type: 'RevokeReplay', newMatchId }) as const;
  const ordered = () => running().when(abandon).when(fromStart);
  const ofReplay = { type: 'DeleteMatch', ofReplay: true } as const;

  it('is undone as if it had never been', () => {
    const before = running().when(abandon);
    const story = ordered().when(revokeReplay(812));
    expect(outcomeOf(story.state)).toBe('abandoned');
    expect(story.state.ruling).toEqual(before.state.ruling);
    expect(story.attempt(revokeReplay(812))).toBe('match.nothing-to-undo');
    story.when({ ...fromStart, newMatchId: 813 });
    expect(story.attempt(revokeReplay(812))).toBe('match.nothing-to-undo');
  });

  it('from the minute is undone with its day', () => {
    const story = aMatchUnder(fifa).started().when(abandon);
    const { matchDate } = story.state;
    story.when({ ...fromMinute, matchDate: at(6_000) }).when(revokeReplay(null));
    expect(outcomeOf(story.state)).toBe('abandoned');
    expect(story.state).toMatchObject({ status: 'cancelled', matchDate });
  });

  it('is no action of the match that an undo may reach without its new match', () => {
    const story = ordered();
    expect(story.attempt({ type: 'Undo', actionId: story.latest.id })).toBe('match.cannot-undo');
    expect(story.attempt({ type: 'Undo' })).toBe('match.nothing-to-undo');
  });

  it.each<[string, () => MatchStory, string | null]>([
    ['waits', scheduled, null],
    ['is postponed', () => scheduled().when(postpone), null],
    ['was deleted before', () => scheduled().when({ type: 'DeleteMatch' }), null],
    ['is played', running, 'match.replay-begun'],
    ['was awarded', () => scheduled().when(award), 'match.replay-begun'],
    ['was annulled', () => scheduled().when(annul), 'match.replay-begun'],
    ['was abandoned', () => running().when(abandon), 'match.replay-begun'],
    [
      'waits to go on',
      () => aMatchUnder(fifa).started().when(abandon).when(fromMinute),
      'match.replay-begun',
    ],
  ])('decides by a new match that %s', (_, newMatch, refusal) => {
    expect(newMatch().attempt(ofReplay)).toBe(refusal);
  });
});

it('one of two awards is undone by its id, and the other stands', () => {
  const story = finished().when(award);
  const first = story.latest.id;
  story.when({ ...award, winner: 'away' }).when(voided(story.latest.id));
  expect(story.state.ruling?.award?.winner).toBe('home');
  expect(outcomeOf(story.when(voided(first)).state)).toBeNull();
});

describe('a postponed match', () => {
  it('is postponed until it has its new date', () => {
    const story = scheduled().when(postpone);
    expect(outcomeOf(story.state)).toBe('postponed');
    story.when({ type: 'RescheduleMatch', matchDate: at(6_000) });
    expect(outcomeOf(story.state)).toBeNull();
    expect(story.attempt(revoke('postponement'))).toBe('match.nothing-to-undo');
  });

  it('with a new date is moved in the same command, and back when that is undone', () => {
    const before = scheduled().state;
    const story = scheduled().when({ ...postpone, newDate: at(6_000) });
    expect(story.state.matchDate).toBe(at(6_000));
    expect(outcomeOf(story.state)).toBeNull();
    story.when(revoke('postponement'));
    expect({ ...story.state, version: before.version }).toEqual(before);
    expect(story.attempt(revoke('postponement'))).toBe('match.nothing-to-undo');
  });

  it('that had no date before is without one again when its new date is undone', () => {
    const story = scheduled()
      .when(postpone)
      .when({ ...postpone, newDate: at(6_000) });
    expect(outcomeOf(story.when(revoke('postponement')).state)).toBe('postponed');
    expect(outcomeOf(story.when(revoke('postponement')).state)).toBeNull();
  });

  it('without a date that was postponed to one before keeps that one', () => {
    const story = scheduled()
      .when({ ...postpone, newDate: at(6_000) })
      .when(postpone);
    story.when(revoke('postponement'));
    expect([outcomeOf(story.state), story.state.matchDate]).toEqual([null, at(6_000)]);
  });

  it('keeps a date that it got later, or is played on', () => {
    const moved = scheduled().when({ ...postpone, newDate: at(6_000) });
    moved.when({ type: 'RescheduleMatch', matchDate: at(7_000) });
    expect(moved.attempt(revoke('postponement'))).toBe('match.nothing-to-undo');
    const played = aMatch()
      .initialised()
      .when({ ...postpone, newDate: at(0) });
    expect(played.reach('first-half', at(0)).attempt(revoke('postponement'))).toBe(
      'match.nothing-to-undo',
    );
  });

  it('can be kicked off: what happens at the pitch is never lost', () => {
    const story = aMatch().initialised().when(postpone).reach('first-half', at(0));
    expect(story.state.status).toBe('in_progress');
    expect(story.state.ruling).toBeUndefined();
  });
});

describe('an abandoned match', () => {
  it('stands still, and goes on where it was abandoned', () => {
    const story = aMatchUnder(fifa).started();
    story.when({ type: 'ControlClock', action: 'start' }, at(1));
    story.when(abandon, at(11));
    expect(liveMatch(story.state).clock).toMatchObject({ running: false });
    story.when(fromMinute, at(60)).when({ type: 'ResumeMatch' }, at(9_000));
    story.when({ type: 'ControlClock', action: 'start' }, at(9_001));
    story.goal('home');
    expect(story.latest).toMatchObject({ period: 1 });
    expect(story.state.status).toBe('in_progress');
  });

  it('is abandoned once, though two tablets tap it', () => {
    const story = running().when(abandon);
    const { version } = story.state;
    expect(story.when(abandon).state.version).toBe(version);
  });

  it('waiting to go on can be moved to another day', () => {
    const story = aMatchUnder(fifa).started().when(abandon);
    story.when({ ...fromMinute, matchDate: at(6_000) });
    expect(story.state).toMatchObject({ status: 'scheduled', matchDate: at(6_000) });
    expect(outcomeOf(story.state)).toBe('suspended');
    story.when({ type: 'RescheduleMatch', matchDate: at(7_000) });
    expect(outcomeOf(story.state)).toBe('suspended');
  });
});

describe('decisions of the league', () => {
  const later = new Date(Date.parse(at(51)) + limits.officialAfterMs).toISOString();
  const decided = (story: MatchStory, command: MatchCommand, atConsole = false) => {
    const decision = decide(story.state, command, {
      commandId: 'late',
      at: later,
      now: later,
      overSince: at(51),
      atConsole,
    });
    return decision.ok ? null : decision.refusal.code;
  };

  it('are taken about an official result too, and undone', () => {
    const story = finished();
    expect(decided(story, goalOf())).toBe('match.official');
    expect(decided(story, abandon)).toBe('match.official');
    expect(decided(story, award)).toBeNull();
    expect(decided(story, annul)).toBeNull();
    expect(decided(finished().when(award), revoke('award'))).toBeNull();
  });

  it('are no console’s, but it may abandon the match and go on', () => {
    for (const command of [award, annul, revoke('award'), postpone, fromStart])
      expect(decided(scheduled(), command, true)).not.toBeNull();
    expect(decided(finished(), award, true)).toBe('match.administrators-only');
    expect(decided(running(), abandon, true)).toBeNull();
    expect(decided(running().when(abandon), { type: 'ResumeMatch' }, true)).toBeNull();
  });

  it('find room in a log that is full', () => {
    const story = finished();
    story.state = { ...story.state, version: limits.matchLog.all };
    expect(story.attempt(award)).toBeNull();
  });
});
