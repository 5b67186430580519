import { type ConsolesView, type MatchCommand, ruledMatchFields } from '@kolo/domain';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import {
  administratorsAccess,
  type ConsoleAccess,
  ConsoleAccessContext,
} from '@/features/console/console-access';
import { ConsoleContext, type OpenConsole } from '@/features/console/context/console-context';
import { Messages } from '@/features/console/context/messages';
import { playerBook } from '@/features/console/context/player-book';
import { RuledMatchConsole } from '@/features/console/ruled-match/RuledMatchConsole';
import type { FakeMatchServer } from './fake-match-server';

/** The console of a match with a rule sheet, whose taps are decided and come back at once. */
export function openTable(
  server: FakeMatchServer,
  present: Partial<ConsolesView> = {},
  access: ConsoleAccess = administratorsAccess,
) {
  const onFinish = jest.fn<void, [string?]>();
  const messages = new Messages();
  const now = () => Date.now();
  const iso = () => new Date(now()).toISOString();
  const tap: OpenConsole['tap'] = (command, onMade) => {
    const events = server.happens(command as MatchCommand, iso());
    const last = events.at(-1);
    show();
    if (last !== undefined) act(() => onMade?.(last.id));
    return null;
  };
  const refresh = async () => true;
  const consoles = { devices: [], holder: null, takeClock: async () => true, ...present };
  const screenOf = (): ReactElement => {
    const { state } = server;
    const fields = ruledMatchFields(state);
    const clock = fields?.clock ?? null;
    if (fields === null || clock === null) throw new Error('The match has not begun');
    const view = server.view();
    const players = playerBook(view);
    const redo: OpenConsole['redo'] = ({ command }) => tap(command);
    return (
      <MemoryRouter>
        <ConsoleContext
          value={{ view, state, players, clock: { now, iso }, tap, redo, refresh, messages }}
        >
          <ConsoleAccessContext value={access}>
            <RuledMatchConsole
              latest={{ ...fields, clock }}
              connection={{ state: 'live', since: 0 }}
              unsent={null}
              alert={null}
              consoles={consoles}
              onFinish={onFinish}
            />
          </ConsoleAccessContext>
        </ConsoleContext>
      </MemoryRouter>
    );
  };
  const rendered = render(screenOf());
  const show = () => rendered.rerender(screenOf());
  return { onFinish, show, unmount: rendered.unmount };
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

/** Far from the tap before in time, so that it is not taken for its second half. */
export function press(name: string | RegExp): void {
  act(() => void jest.advanceTimersByTime(700));
  fireEvent.click(button(name));
}

export const question = (name: string): ReturnType<typeof within> =>
  within(screen.getByRole('region', { name }));

export const passSeconds = (seconds: number): void =>
  act(() => void jest.advanceTimersByTime(seconds * 1_000));
