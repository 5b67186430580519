import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { matchRow } from '../../views/match-rows.js';
import { redoCommand } from '../event-types/event-types.js';
import { upcast } from '../event-types/upcast.js';
import type { Correction, MissedHow } from '../events.js';
import { replay } from '../fold/evolve.js';

const match = () => aMatchUnder(fifa).playing();
const miss = (story: PlayStory, how: MissedHow, kind: 'penalty' | 'ten-metres' = 'penalty') =>
  story.when({ type: 'RecordMissedKick', team: 'away', kind, playerId: 12, how }, at(5));
const statistics = ({ state, log }: PlayStory) => {
  const {
    homeGoalkeeperSaves: saves,
    awayShots: shots,
    awayShotsOnTarget: onTarget,
  } = matchRow(state);
  const { homeShots, homeShotsOnTarget, awayGoalkeeperSaves } = matchRow(state);
  expect(replay(7, log).statistics).toEqual(state.statistics);
  const others = homeShots + homeShotsOnTarget + awayGoalkeeperSaves;
  return { shots, onTarget, saves, others };
};
const correct = (story: PlayStory, correction: Correction) => {
  const actionId = story.log.find(({ type }) => type === 'KickMissed')?.id ?? '';
  return story.when({ type: 'CorrectAction', actionId, correction }, at(6));
};
const none = { shots: 0, onTarget: 0, saves: 0, others: 0 };

describe('a penalty or 10 m kick in play that was not scored', () => {
  it.each(['penalty', 'ten-metres'] as const)('is a shot on target and a save: %s', (kind) => {
    const story = miss(match(), 'saved', kind);
    expect(statistics(story)).toEqual({ shots: 1, onTarget: 1, saves: 1, others: 0 });
    expect(statistics(story.undo())).toEqual(none);
  });

  it.each(['wide', 'frame'] as const)('is a shot alone when it went %s', (how) => {
    expect(statistics(miss(match(), how))).toEqual({ ...none, shots: 1 });
  });

  it('follows the correction of how it ended and of the team, and their undo', () => {
    const story = miss(match(), 'saved');
    correct(story, { how: 'wide' });
    expect(statistics(story)).toEqual({ ...none, shots: 1 });
    story.undo();
    expect(statistics(story)).toEqual({ shots: 1, onTarget: 1, saves: 1, others: 0 });
    correct(story, { team: 'home' });
    expect(statistics(story)).toEqual({ ...none, others: 3 });
  });

  it('adds to what the table counts by hand, and a player alone changes nothing', () => {
    const story = miss(match(), 'saved');
    const shot = { type: 'ChangeTeamStatistic', team: 'away', statistic: 'shots' } as const;
    story.when({ ...shot, by: 1 }, at(6));
    expect(statistics(story).shots).toBe(2);
    story.when({ ...shot, by: -1 }, at(6)).when({ ...shot, by: -1 }, at(6));
    expect(statistics(correct(story, { playerId: 13 }))).toEqual({
      shots: 0,
      onTarget: 1,
      saves: 1,
      others: 0,
    });
  });

  it('is the same kick once it is redone', () => {
    const { state, latest } = miss(match(), 'saved');
    expect(redoCommand(state, latest)).toEqual({
      type: 'RecordMissedKick',
      team: 'away',
      kind: 'penalty',
      playerId: 12,
      how: 'saved',
    });
  });

  it('counts nothing in a log from before it did: the table had counted it by hand', () => {
    const story = miss(match(), 'saved');
    const written = { team: 'away', kind: 'penalty', playerId: 12, how: 'saved' };
    const old = upcast('KickMissed', 1, written);
    const log = story.log.map((event) =>
      event.type === 'KickMissed' ? { ...event, ...old } : event,
    ) as typeof story.log;
    expect(replay(7, log).statistics).toEqual(match().state.statistics);
  });
});
