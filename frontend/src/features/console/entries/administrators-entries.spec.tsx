import { whistles } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import '@/shared/i18n/i18n';
import {
  administratorsAccess,
  type ConsoleAccess,
  ConsoleAccessContext,
} from '@/features/console/console-access';
import { RecentActions } from '@/features/console/ruled-match/layout/RecentActions';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { Actions } from './ActionLog';
import { UndoBar } from './UndoBar';

const device: ConsoleAccess = { ...administratorsAccess, mayCancel: false };
const goalOf = (scorer: number) =>
  ({ type: 'RecordGoal', team: 'home', scorer, assist: null, kind: 'open-play' }) as const;

/** Horvat's goal is the table's, Kovač's the administrator's. */
function open(ui: ReactElement, access: ConsoleAccess, { confirmed = false } = {}): void {
  const server = new FakeMatchServer().started();
  server.happens(goalOf(1), kickOff, { atConsole: true });
  server.happens(goalOf(2));
  if (confirmed) {
    for (const wanted of [whistles.halfTime, whistles.secondHalf, whistles.finish])
      server.happens({ type: 'ChangeState', wanted });
    server.happens({ type: 'ConfirmResult' });
  }
  renderConsole(server, <ConsoleAccessContext value={access}>{ui}</ConsoleAccessContext>);
}
const rowOf = (player: RegExp) => {
  const row = screen.getAllByRole('listitem').find((item) => player.test(item.textContent ?? ''));
  if (row === undefined) throw new Error(`No row of ${player}`);
  return within(row);
};

it('in the log a device sees who entered an entry, without its undo and correction', () => {
  open(<Actions />, device);
  const theirs = rowOf(/Kovač/);
  expect(theirs.getByText('Nije upisano za stolom')).toBeVisible();
  expect(theirs.queryByRole('button')).toBeNull();
  const own = rowOf(/Horvat/);
  expect(own.queryByText('Nije upisano za stolom')).toBeNull();
  expect(own.getByRole('button', { name: /^Poništi: gol, Horvat/ })).toBeEnabled();
  expect(own.getByRole('button', { name: /^Ispravi: gol, Horvat/ })).toBeEnabled();
});

it('the button of the last entry is greyed and says why', () => {
  open(<UndoBar />, device);
  expect(
    screen.getByRole('button', { name: /^Nije upisano za stolom: gol, Kovač/ }),
  ).toBeDisabled();
});

it('among the latest entries of the console by teams it opens no correction', () => {
  open(<RecentActions />, device);
  expect(rowOf(/Kovač/).getByRole('button')).toBeDisabled();
  expect(rowOf(/Kovač/).getByRole('button')).toHaveAccessibleName(/^Nije upisano za stolom: gol/);
  expect(rowOf(/Horvat/).getByRole('button')).toBeEnabled();
});

it('once the result is confirmed, a device undoes and corrects nothing', () => {
  open(<Actions />, device, { confirmed: true });
  expect(rowOf(/Horvat/).queryByRole('button')).toBeNull();
});

it.each([
  ['an administrator', administratorsAccess],
  ['practice', { ...device, practice: true }],
])('%s corrects and undoes every entry', (_, access) => {
  open(<Actions />, access, { confirmed: true });
  for (const player of [/Kovač/, /Horvat/]) {
    expect(rowOf(player).getByRole('button', { name: /^Poništi: / })).toBeEnabled();
    expect(rowOf(player).getByRole('button', { name: /^Ispravi: / })).toBeEnabled();
  }
});
