import { aMatch, at, kickOff, type MatchStory } from '../testing/match-story.js';
import type { MatchNotice } from './match-notice.js';
import { type NoticedMatch, nextNotice, type RecordedEvent } from './next-notice.js';

const second = 1_000;
const minute = 60 * second;
const tenth = Date.parse(at(10));

/** Watchers of a match who know of it what it was before `from`. */
class Watchers {
  readonly received: string[] = [];
  readonly notices: MatchNotice[] = [];
  again: number | null = null;
  private readonly recorded: RecordedEvent[] = [];
  private noticed: NoticedMatch;

  constructor(
    private readonly story: MatchStory,
    sent: NoticedMatch['sent'] = null,
  ) {
    this.record(0);
    this.noticed = { version: story.state.version, sentAt: null, sent };
  }

  /** The events that are new in the story reach the server `late` after they happened. */
  record(late: number): this {
    for (const event of this.story.log.slice(this.recorded.length))
      this.recorded.push({
        event,
        recordedAt: new Date(Date.parse(event.at) + late).toISOString(),
      });
    return this;
  }

  look(now: number): this {
    const { notice, noticed, again } = nextNotice(7, this.recorded, this.noticed, now);
    this.noticed = noticed;
    this.again = again;
    if (notice === null) return this;
    const { headline, score } = notice;
    this.notices.push(notice);
    this.received.push(score === null ? headline : `${headline} ${score.home}:${score.away}`);
    return this;
  }
}

const goalAt = (story: MatchStory, team: 'home' | 'away', time: number): MatchStory =>
  story.when(
    { type: 'RecordGoal', team, scorer: null, assist: null, kind: 'open-play' },
    new Date(time).toISOString(),
  );
const undoAt = (story: MatchStory, time: number, actionId?: string): MatchStory =>
  story.when(
    actionId === undefined ? { type: 'Undo' } : { type: 'Undo', actionId },
    new Date(time).toISOString(),
  );

it('a goal waits fifteen seconds, then everybody gets it once', () => {
  const story = aMatch().started();
  const watchers = new Watchers(story);
  goalAt(story, 'home', tenth);
  watchers.record(0).look(tenth + 14 * second);
  expect([watchers.received, watchers.again]).toEqual([[], tenth + 15 * second]);
  watchers.look(tenth + 15 * second).look(tenth + 16 * second);
  expect(watchers.received).toEqual(['goal 1:0']);
  expect(watchers.notices[0]).toMatchObject({ kinds: ['goal'], isLive: true });
});

it('a goal that is undone within fifteen seconds was never sent', () => {
  const story = aMatch().started();
  const watchers = new Watchers(story);
  goalAt(story, 'home', tenth);
  watchers.record(0).look(tenth + second);
  undoAt(story, tenth + 10 * second);
  watchers
    .record(0)
    .look(tenth + 15 * second)
    .look(tenth + minute);
  expect(watchers.received).toEqual([]);
});

it('one that is undone while a later goal still waits is not sent either', () => {
  const story = aMatch().started();
  const watchers = new Watchers(story);
  goalAt(story, 'home', tenth);
  const first = story.latest.id;
  goalAt(story, 'away', tenth + 5 * second);
  undoAt(story, tenth + 8 * second, first);
  watchers
    .record(0)
    .look(tenth + 15 * second)
    .look(tenth + 20 * second);
  expect(watchers.received).toEqual(['goal 0:1']);
});

it('a goal that is voided later is replaced by a correction', () => {
  const story = aMatch().started();
  const watchers = new Watchers(story);
  goalAt(story, 'home', tenth);
  watchers.record(0).look(tenth + 15 * second);
  goalAt(story, 'home', tenth + minute);
  watchers.record(0).look(tenth + minute + 15 * second);
  undoAt(story, tenth + 2 * minute);
  watchers.record(0).look(tenth + 2 * minute);
  expect(watchers.received).toEqual(['goal 1:0', 'goal 2:0', 'correction 1:0']);
  expect(watchers.notices.at(-1)?.kinds).toEqual(['goal']);
});

it('three goals in a row are at most two messages', () => {
  const story = aMatch().started();
  const watchers = new Watchers(story);
  for (const n of [0, 10, 20]) goalAt(story, 'away', tenth + n * second);
  watchers.record(0);
  for (let n = 0; n <= 90; n += 5) watchers.look(tenth + n * second);
  expect(watchers.received).toEqual(['goal 0:1', 'goal 0:3']);
});

it('a goal and the whistle right after it are one message for whoever chose one of them', () => {
  const story = aMatch().inSecondHalf();
  const watchers = new Watchers(story);
  const end = Date.parse(at(50));
  goalAt(story, 'home', end);
  story.reach('completed', new Date(end + 5 * second).toISOString());
  watchers
    .record(0)
    .look(end + 14 * second)
    .look(end + 15 * second);
  expect(watchers.received).toEqual(['final 1:0']);
  expect(watchers.notices[0]?.kinds).toEqual(['final', 'goal']);
});

it('what was tapped without a network and arrives later than ten minutes is the final alone', () => {
  const story = aMatch().initialised();
  const watchers = new Watchers(story);
  story.reach('first-half', at(0)).goal('home').reach('half-time', at(21));
  story.reach('second-half', at(30)).goal('away').goal('away').reach('completed', at(51));
  watchers.record(2 * 60 * minute);
  const arrival = Date.parse(at(51)) + 2 * 60 * minute;
  watchers.look(arrival).look(arrival + minute);
  expect(watchers.received).toEqual(['final 1:2']);
  expect(watchers.notices[0]).toMatchObject({ kinds: ['final'], isLive: false });
});

it('goals that arrive late are passed over, and the next one says the whole score', () => {
  const story = aMatch().started();
  const watchers = new Watchers(story);
  goalAt(story, 'home', Date.parse(at(2)));
  watchers.record(12 * minute).look(Date.parse(at(15)));
  goalAt(story, 'home', Date.parse(at(16)));
  watchers.record(0).look(Date.parse(at(16, 15)));
  expect(watchers.received).toEqual(['goal 2:0']);
  expect(watchers.notices[0]?.isLive).toBe(true);
});

it('the start, half time and the end are announced as they happen', () => {
  const story = aMatch().initialised();
  const watchers = new Watchers(story);
  const steps = [
    ['first-half', at(0)],
    ['half-time', at(21)],
    ['second-half', at(30)],
    ['completed', at(51)],
  ] as const;
  for (const [state, time] of steps) {
    story.reach(state, time);
    watchers.record(0).look(Date.parse(time));
  }
  expect(watchers.received).toEqual(['started 0:0', 'half 0:0', 'final 0:0']);
});

it('a final whistle that is undone is corrected', () => {
  const story = aMatch().inSecondHalf();
  const watchers = new Watchers(story);
  const end = Date.parse(at(51));
  story.reach('completed', at(51));
  watchers.record(0).look(end);
  undoAt(story, end + minute);
  watchers.record(0).look(end + minute);
  expect(watchers.received).toEqual(['final 0:0', 'correction 0:0']);
  expect(watchers.notices.at(-1)).toMatchObject({ kinds: ['final'], isLive: true });
});

const award = { type: 'AwardResult', winner: 'away', cause: 'ineligible' } as const;

describe('a match that is decided about', () => {
  it('before kick-off is announced with the score that was awarded', () => {
    const story = aMatch().scheduled();
    const watchers = new Watchers(story);
    story.when(award);
    watchers.record(0).look(Date.parse(kickOff));
    expect(watchers.received).toEqual(['final 0:5']);
    expect(watchers.notices[0]?.decided).toEqual({ outcome: 'awarded', awardedTo: 'away' });
  });

  it('after it ended is corrected, and again when it is annulled', () => {
    const story = aMatch().inSecondHalf().goal('home').reach('completed', at(51));
    const whistle = Date.parse(at(51));
    const watchers = new Watchers(story, { score: { home: 1, away: 0 }, over: true });
    story.when(award, at(60));
    watchers.record(0).look(whistle + 20 * minute);
    story.when({ type: 'AnnulMatch', reason: 'decision' }, at(70));
    watchers.record(0).look(whistle + 40 * minute);
    expect(watchers.received).toEqual(['correction 0:5', 'correction']);
    expect(watchers.notices.map(({ decided }) => decided?.outcome)).toEqual([
      'awarded',
      'annulled',
    ]);
  });
});

describe('is no match that is being played, so that its message waits for the morning', () => {
  it('one that was decided before kick-off', () => {
    const story = aMatch().scheduled();
    const watchers = new Watchers(story);
    story.when(award, at(-30));
    watchers.record(0).look(Date.parse(at(-30)));
    expect(watchers.notices).toEqual([
      expect.objectContaining({ headline: 'final', isLive: false }),
    ]);
  });

  it('one that ended more than ten minutes before the decision', () => {
    const story = aMatch().inSecondHalf().reach('completed', at(51));
    const watchers = new Watchers(story, { score: { home: 0, away: 0 }, over: true });
    story.when(award, at(62));
    watchers.record(0).look(Date.parse(at(62)));
    expect(watchers.notices).toEqual([
      expect.objectContaining({ headline: 'correction', isLive: false }),
    ]);
  });
});

it('a result of days ago is history', () => {
  const story = aMatch().inSecondHalf();
  const watchers = new Watchers(story);
  story.reach('completed', at(51));
  const later = Date.parse(kickOff) + 49 * 60 * minute;
  watchers.record(0).look(later);
  expect(watchers.received).toEqual([]);
});

describe('a match that has not begun', () => {
  const eve = at(-30);
  const move = (story: MatchStory, matchDate: string) =>
    story.when({ type: 'RescheduleMatch', matchDate }, eve);

  it('is announced where it is moved, but not where it is moved back at once', () => {
    const story = aMatch().scheduled();
    const watchers = new Watchers(story);
    move(move(story, '2026-03-16T16:00:00.000Z'), kickOff);
    watchers.record(0).look(Date.parse(eve));
    expect(watchers.received).toEqual([]);
    move(story, '2026-03-17T16:00:00.000Z');
    watchers.record(0).look(Date.parse(eve));
    expect(watchers.notices).toEqual([
      {
        headline: 'moved',
        kinds: ['moved'],
        score: null,
        matchDate: '2026-03-17T16:00:00.000Z',
        venue: 'Dvorana Kolo',
        isLive: false,
      },
    ]);
  });

  it('is announced where it is called off, and where it is played after all', () => {
    const story = aMatch().scheduled();
    const watchers = new Watchers(story);
    story.when({ type: 'ChangeState', wanted: { status: 'cancelled' } }, eve);
    watchers.record(0).look(Date.parse(eve));
    undoAt(story, Date.parse(eve) + minute);
    watchers.record(0).look(Date.parse(eve) + minute);
    expect(watchers.received).toEqual(['cancelled', 'moved']);
  });

  it('is announced where it is postponed without a new date, and when it has one', () => {
    const story = aMatch().scheduled();
    const watchers = new Watchers(story);
    story.when({ type: 'PostponeMatch', reason: 'hall', newDate: null }, eve);
    watchers.record(0).look(Date.parse(eve));
    move(story, '2026-03-16T16:00:00.000Z');
    watchers.record(0).look(Date.parse(eve) + minute);
    expect(watchers.received).toEqual(['postponed', 'moved']);
    expect(watchers.notices.map(({ kinds }) => kinds)).toEqual([['moved'], ['moved']]);
  });

  it('says nothing when it is scheduled', () => {
    const watchers = new Watchers(aMatch());
    expect(watchers.look(0).received).toEqual([]);
    const story = aMatch();
    const others = new Watchers(story);
    story.scheduled();
    others.record(0).look(Date.parse(at(-60)));
    expect(others.received).toEqual([]);
  });
});
