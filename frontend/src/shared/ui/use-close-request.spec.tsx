import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import '@/shared/i18n/i18n';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

/** As a browser does it: the newest one receives the gesture, once. */
class FakeCloseWatcher extends EventTarget {
  static watching: FakeCloseWatcher[] = [];

  constructor() {
    super();
    FakeCloseWatcher.watching.push(this);
  }

  destroy(): void {
    FakeCloseWatcher.watching = FakeCloseWatcher.watching.filter((one) => one !== this);
  }
}

/** @returns whether the page has prevented it from leading back */
function goBack(): boolean {
  const watcher = FakeCloseWatcher.watching.at(-1);
  act(() => {
    watcher?.destroy();
    watcher?.dispatchEvent(new Event('close'));
  });
  return watcher !== undefined;
}

beforeEach(() => {
  FakeCloseWatcher.watching = [];
  window.CloseWatcher = FakeCloseWatcher;
});
afterEach(() => {
  delete window.CloseWatcher;
});

function Form({ stays = false }: { stays?: boolean }) {
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Dialog open={open} onOpenChange={(now) => stays || setOpen(now)} title="Novi igrač">
        <button type="button" onClick={() => setAsking(true)}>
          Odbaci
        </button>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Odbaciti?"
        description="Upisano se gubi."
        onConfirm={() => setAsking(false)}
      />
    </>
  );
}

const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Odbaci' }));

it('closes what lies on top with each Back, and only then lets the page go', () => {
  render(<Form />);
  ask();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(goBack()).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(goBack()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(goBack()).toBe(false);
});

it('keeps the page, however often one asks, while the dialog must not close', () => {
  render(<Form stays />);
  for (let asks = 0; asks < 3; asks += 1) expect(goBack()).toBe(true);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('leaves nothing behind when the page is left with the dialog open', () => {
  const { unmount } = render(<Form />);
  expect(FakeCloseWatcher.watching).toHaveLength(1);
  unmount();
  expect(FakeCloseWatcher.watching).toEqual([]);
});

it('is not missed where the browser does not tell', () => {
  delete window.CloseWatcher;
  render(<Form />);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
