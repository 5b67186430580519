import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ConsoleContext, type OpenConsole } from '@/features/console/context/console-context';
import { Messages } from '@/features/console/context/messages';
import { playerBook } from '@/features/console/context/player-book';
import type { FakeMatchServer } from './fake-match-server';

/** Renders a part of the console for a match on the server; taps are only recorded. */
export function renderConsole(
  server: FakeMatchServer,
  ui: ReactElement,
  clock?: OpenConsole['clock'],
) {
  const tap = jest.fn<ReturnType<OpenConsole['tap']>, Parameters<OpenConsole['tap']>>(() => null);
  const redo = jest.fn<ReturnType<OpenConsole['redo']>, Parameters<OpenConsole['redo']>>(
    () => null,
  );
  const refresh = jest.fn(async () => true);
  const messages = new Messages();
  const view = server.view();
  const opened: OpenConsole = {
    view,
    tap,
    redo,
    messages,
    refresh,
    players: playerBook(view),
    state: server.state,
    clock: clock ?? { now: () => Date.parse(view.serverTime), iso: () => view.serverTime },
  };
  const rendered = render(<ConsoleContext value={opened}>{ui}</ConsoleContext>);
  return { tap, redo, refresh, messages, ...rendered };
}
