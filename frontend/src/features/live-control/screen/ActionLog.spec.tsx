import { screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { whistles } from '../taps/tap';
import { renderControlled } from '../testing/controlled';
import { FakeServer } from '../testing/fake-server';
import { Actions } from './ActionLog';

const undos = () =>
  screen.queryAllByRole('button', { name: /^Poništi: / }).map(({ ariaLabel }) => ariaLabel);

it('offers no undo of what later actions depend on', () => {
  const server = new FakeServer().started();
  server.happens({ type: 'RecordGoal', team: 'home', scorer: 1, assist: null, kind: 'open-play' });
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
  renderControlled(server, <Actions />);
  expect(undos()).toEqual([
    expect.stringMatching(/kraj 1. poluvremena/),
    expect.stringMatching(/gol, Horvat/),
    expect.stringMatching(/prisutnost/),
    expect.stringMatching(/prisutnost/),
  ]);
  // The kick-off and the line-ups stand there without a button.
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
