import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ControlContext, type Controlled } from '@/features/live-control/screen/control-context';
import { Messages } from '@/features/live-control/screen/messages';
import { playerBook } from '@/features/live-control/screen/player-book';
import type { FakeMatchServer } from './fake-match-server';

/** Renders a part of the console for a match on the server; taps are only recorded. */
export function renderControlled(
  server: FakeMatchServer,
  ui: ReactElement,
  clock?: Controlled['clock'],
) {
  const tap = jest.fn<ReturnType<Controlled['tap']>, Parameters<Controlled['tap']>>(() => null);
  const redo = jest.fn<ReturnType<Controlled['redo']>, Parameters<Controlled['redo']>>(() => null);
  const refresh = jest.fn(async () => true);
  const messages = new Messages();
  const view = server.view();
  const controlled: Controlled = {
    view,
    tap,
    redo,
    messages,
    refresh,
    players: playerBook(view),
    state: server.state,
    clock: clock ?? { now: () => Date.parse(view.serverTime), iso: () => view.serverTime },
  };
  const rendered = render(<ControlContext value={controlled}>{ui}</ControlContext>);
  return { tap, redo, refresh, messages, ...rendered };
}
