import { whistles } from '@kolo/domain';
import { screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { Actions } from './ActionLog';
import { dependedOn } from './depended-on';

const undos = () =>
  screen.queryAllByRole('button', { name: /^Poništi: / }).map(({ ariaLabel }) => ariaLabel);

it('offers no undo for actions that later ones depend on', () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'RecordGoal', team: 'home', scorer: 1, assist: null, kind: 'open-play' });
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
  renderConsole(server, <Actions />);
  expect(undos()).toEqual([
    expect.stringMatching(/kraj 1. poluvremena/),
    expect.stringMatching(/gol, Horvat/),
    expect.stringMatching(/prisutnost/),
    expect.stringMatching(/prisutnost/),
  ]);
  // The kick-off and the line-ups are listed without an undo button.
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

it('offers no undo of a correction that an assist depends on', () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'RecordGoal', team: 'home', scorer: 1, assist: null, kind: 'penalty' });
  const actionId = server.state.goals[0]?.id ?? '';
  server.happens({ type: 'CorrectAction', actionId, correction: { kind: 'open-play' } });
  server.happens({ type: 'RaisePlayerCounter', playerId: 2, counter: 'assists' });
  expect(server.state.goals[0]?.assist).toBe(2);
  expect(dependedOn(server.state)).toContain(server.state.actions.at(-2)?.id);
});
