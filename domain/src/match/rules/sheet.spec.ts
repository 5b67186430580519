import { presetRules } from '../../rules/match-rules.js';
import { aMatch, at, away, home, roster } from '../../testing/match-story.js';
import { aMatchUnder, fifa } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { applyPatch, livePatch } from '../../views/live-patch.js';
import { standingsShare } from '../../views/match-rows.js';
import { redoCommand } from '../event-types/event-types.js';

const sheet = { rules: fifa, version: 3 };
const initialise = { type: 'InitialiseMatch', playerIds: [...home, ...away], roster } as const;

describe('the rule sheet of a match', () => {
  it('is frozen directly before the line-ups, and a later one of the league changes nothing', () => {
    const story = aMatch()
      .scheduled()
      .when({ ...initialise, sheet }, at(-5));
    expect(story.log.slice(-2)).toMatchObject([
      { type: 'MatchRulesFixed', data: { rules: fifa, sheetVersion: 3 } },
      { type: 'MatchInitialised' },
    ]);
    expect(story.state.play).toMatchObject({ rules: fifa, sheetVersion: 3 });
  });

  it('goes with the line-ups, for the next ones to bring theirs', () => {
    const story = aMatch()
      .scheduled()
      .when({ ...initialise, sheet }, at(-5));
    const [before, redo] = [liveMatch(story.state), redoCommand(story.state, story.latest)];
    story.undo();
    expect(story.state.play).toBeNull();
    const after = liveMatch(story.state);
    expect(Object.keys(after)).not.toContain('rules');
    expect(applyPatch(before, livePatch(before, after))).toEqual(after);
    expect(redo).toMatchObject({ type: 'InitialiseMatch', sheet });
    const rules = presetRules.tournament;
    story.when({ ...initialise, sheet: { rules, version: 4 } }, at(-4));
    expect(story.state.play).toMatchObject({ rules, sheetVersion: 4 });
  });

  it('is not written for a tablet that knows none, and the match is folded as ever', () => {
    const story = aMatch().started();
    expect(story.log.map(({ type }) => type)).not.toContain('MatchRulesFixed');
    expect(story.state.play).toBeNull();
    expect(story.latest).not.toHaveProperty('period');
    expect(Object.keys(liveMatch(story.state))).not.toContain('rules');
  });

  it('of a result without a log gives its points', () => {
    const rules = { ...fifa, points: { win: 2, draw: 1, loss: 1 } };
    const story = aMatch().scheduled();
    const result = { type: 'RecordResult', homeScore: 3, awayScore: 1 } as const;
    story.when({ ...result, sheet: { rules, version: 1 } });
    expect(standingsShare(story.state).map(({ points }) => points)).toEqual([2, 1]);
    story.undo();
    expect(story.state.play).toBeNull();
  });

  it('gives its own points for a draw', () => {
    const rules = { ...fifa, points: { win: 3, draw: 2, loss: 0 } };
    const story = aMatchUnder(rules).finished();
    expect(standingsShare(story.state).map(({ points }) => points)).toEqual([2, 2]);
  });

  it('stamps every event with its period and what was played of it', () => {
    const story = aMatchUnder(fifa).playing().scores('home', at(3, 7));
    expect(story.latest).toMatchObject({ half: 1, second: 187, period: 1, played: 187 });
    story.reach('half-time', at(21)).scores('home', at(22));
    expect(story.latest).toMatchObject({ half: 1, second: null, period: 1 });
    expect(story.latest).not.toHaveProperty('played');
  });
});

describe('a correction of the minute with a sheet', () => {
  const goal = () => aMatchUnder(fifa).playing().scores('home', at(3)).playingAgain();
  const correct = (correction: object) => {
    const story = goal();
    const id = story.state.goals[0]?.id ?? '';
    story.when({ type: 'CorrectAction', actionId: id, correction }, at(33));
    return { entry: liveMatch(story.state).timeline[id], story, id };
  };

  it('moves an entry to another time or period, with its half', () => {
    expect(correct({ played: 60 }).entry).toMatchObject({ period: 1, played: 60, half: 1 });
    const moved = correct({ period: 2, played: 30 });
    expect(moved.entry).toMatchObject({ period: 2, played: 30, half: 2 });
    const { timeline } = liveMatch(moved.story.state);
    expect(Object.values(timeline).find(({ type }) => type === 'half-time')).toMatchObject({
      homeScore: 0,
    });
  });

  it('takes the seconds of a device that knows no more', () => {
    expect(correct({ second: 75 }).entry).toMatchObject({ second: 75, period: 1, played: 75 });
  });

  it('is refused for a period that has not begun, and without a sheet', () => {
    const story = goal();
    const actionId = story.state.goals[0]?.id ?? '';
    const into = (period: 3) =>
      ({ type: 'CorrectAction', actionId, correction: { period } }) as const;
    expect(story.attempt(into(3))).toBe('match.not-correctable');
    const old = aMatch().started().goal('home', 1);
    const moved = {
      type: 'CorrectAction',
      actionId: old.latest.id,
      correction: { played: 5 },
    } as const;
    expect(old.attempt(moved)).toBe('match.not-correctable');
  });
});
