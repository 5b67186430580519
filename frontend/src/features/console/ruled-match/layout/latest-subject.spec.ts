import { presetRules } from '@kolo/domain';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { latestSubject } from './latest-subject';

const playing = () => new FakeMatchServer().started(presetRules['fifa-2025-26']);

function goalWithScorer(server: FakeMatchServer): string {
  const [goal] = server.happens({
    type: 'RecordGoal',
    team: 'home',
    scorer: null,
    assist: null,
    kind: 'open-play',
  });
  const actionId = goal?.id ?? '';
  server.happens({ type: 'CorrectAction', actionId, correction: { scorer: 1 } });
  return actionId;
}

describe('Undo', () => {
  it('takes a goal with the answers that were given about it', () => {
    const server = playing();
    const goal = goalWithScorer(server);
    expect(latestSubject(server.state)).toMatchObject({ id: goal, type: 'GoalScored' });
  });

  it('takes only the correction, where something else happened in between', () => {
    const server = playing();
    const actionId = goalWithScorer(server);
    server.happens({ type: 'ControlClock', action: 'start' }, kickOff);
    server.happens({ type: 'CorrectAction', actionId, correction: { scorer: 2 } });
    expect(latestSubject(server.state)?.type).toBe('ActionCorrected');
  });

  it('takes what allowed a substitute to come on, and not the card that kept the place empty', () => {
    const server = playing();
    const [card] = server.happens({
      type: 'ShowCard',
      team: 'home',
      playerId: 1,
      official: null,
      card: 'red',
      place: 'pitch',
    });
    server.happens({ type: 'AllowReentry', cause: card?.id ?? '' });
    expect(latestSubject(server.state)?.type).toBe('ReentryAllowed');
  });
});
