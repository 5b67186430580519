import { at, home } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { FollowedMatch, liveMatch } from '../../views/live-match.js';
import { applyPatch } from '../../views/live-patch.js';
import { inPlayOrder } from '../timeline/play-order.js';
import { pendingKickAt } from './assistant.js';
import { onPitchAt, reductionsAt } from './moment.js';

/** Stopped seven seconds late, at 10:00, and set back to 9:53 before it goes on. */
const setBack = (meanwhile: (story: PlayStory) => PlayStory, correctedTo = 593): PlayStory =>
  meanwhile(aMatchUnder(fifa).playing().clock('stop', at(10)))
    .correctClock(correctedTo, at(10, 20))
    .clock('start', at(10, 30));

const shown = ({ state }: PlayStory) =>
  inPlayOrder(Object.values(liveMatch(state).timeline)).map(({ type }) => type);

describe('a clock that was set back', () => {
  it('lets a goal after the restart follow the red card before it', () => {
    const story = setBack((stopped) =>
      stopped.foul('home', at(10, 2), 'penalty').card(1, 'red', at(10, 5)),
    ).scores('away', at(10, 32), 'penalty');
    expect(onPitchAt(story.state, at(10, 33))).toEqual({ home: 5, away: 5 });
    expect(shown(story).slice(-3)).toEqual(['foul', 'red-card', 'goal']);
  });

  it('leaves a team short for two minutes of play from the restart', () => {
    const story = setBack((stopped) => stopped.card(1, 'red', at(10, 5)));
    expect(reductionsAt(story.state, at(10, 30))).toMatchObject([{ remainingSeconds: 120 }]);
    expect(onPitchAt(story.state, at(12, 29))).toMatchObject({ home: 4 });
    expect(onPitchAt(story.state, at(12, 30))).toMatchObject({ home: 5 });
    expect(liveMatch(story.state).reductions).toMatchObject([{ remainingSeconds: 120 }]);
  });

  it('leaves an exclusion its two minutes when it is set back twice', () => {
    const rules = {
      ...fifa,
      exclusion: { seconds: 120, endsOnGoal: true, samePlayerReturns: true },
    };
    const story = aMatchUnder(rules).playing().clock('stop', at(10));
    story.when({ type: 'GiveExclusion', team: 'home', playerId: 1 }, at(10, 1));
    story.correctClock(595, at(10, 2)).correctClock(580, at(10, 3)).clock('start', at(10, 4));
    expect(reductionsAt(story.state, at(11, 4))).toMatchObject([{ remainingSeconds: 60 }]);
  });

  it('has no kick left to take when it was saved after the restart', () => {
    const story = setBack((stopped) => stopped.fouls('home', 6, at(10, 2)));
    expect(pendingKickAt(story.state, at(10, 31))).toMatchObject({ team: 'away' });
    story.when(
      { type: 'RecordMissedKick', team: 'away', kind: 'ten-metres', playerId: 11, how: 'saved' },
      at(10, 32),
    );
    expect(pendingKickAt(story.state, at(10, 33))).toBeNull();
  });

  it('keeps the order of fouls, so the sixth stays the sixth', () => {
    const story = setBack((stopped) => stopped.fouls('away', 5, at(10, 2))).foul(
      'away',
      at(10, 31),
    );
    expect(pendingKickAt(story.state, at(10, 32))?.foul.id).toBe(story.latest.id);
  });

  it('finds a sent-off player who scores after it', () => {
    const story = setBack((stopped) => stopped.card(home[0] ?? 0, 'red', at(10, 5)));
    story.when(
      { type: 'RecordGoal', team: 'home', scorer: home[0] ?? 0, assist: null, kind: 'open-play' },
      at(10, 33),
    );
    expect(liveMatch(story.state).assistant).toContainEqual(
      expect.objectContaining({ code: 'sent-off-player', actionId: story.latest.id }),
    );
  });

  it('puts a time that is corrected into the stretch that shows it', () => {
    const story = setBack((stopped) => stopped.card(1, 'yellow', at(10, 5)), 300);
    story.scores('home', at(10, 40));
    story.when(
      { type: 'CorrectAction', actionId: story.latest.id, correction: { played: 250 } },
      at(10, 50),
    );
    expect(shown(story).slice(-2)).toEqual(['goal', 'yellow-card']);
  });

  it('is undone with everything that followed from it', () => {
    const story = aMatchUnder(fifa).playing().clock('stop', at(10)).card(1, 'red', at(10, 5));
    const before = reductionsAt(story.state, at(10, 20));
    story.correctClock(593, at(10, 20)).undo();
    expect(reductionsAt(story.state, at(10, 20))).toEqual(before);
  });

  it('is shown to every spectator alike, also when the correction arrives late', () => {
    const story = aMatchUnder(fifa).playing().clock('stop', at(10)).card(1, 'red', at(10, 5));
    const match = new FollowedMatch(story.state);
    let page = liveMatch(story.state);
    const known = story.log.length;
    story.clock('start', at(10, 30)).scores('away', at(10, 32)).correctClock(593, at(10, 20));
    for (const event of story.log.slice(known)) page = applyPatch(page, match.take(event));
    expect(page).toEqual(liveMatch(story.state));
    expect(shown(story).slice(-2)).toEqual(['red-card', 'goal']);
  });
});
