import { limits } from '@kolo/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { Toaster } from './Toaster';
import { toast, useToastStore } from './toast-store';

// Pointer capture is the browser's; jsdom has none.
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

beforeEach(() => {
  Object.assign(limits, { toastMs: 5_000 });
  jest.useFakeTimers();
  useToastStore.setState({ shown: null });
  render(<Toaster />);
});
afterEach(() => jest.useRealTimers());

const show = (title: string): void => act(() => toast({ title, description: `${title}!` }));
const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
/** The visible toast; the announcement for screen readers is outside the list. */
const onScreen = (title: string): Element | null =>
  [...document.querySelectorAll('ol > li')].find((item) => item.textContent?.includes(title)) ??
  null;

function swipe(title: string, byPx: number): void {
  const item = onScreen(title);
  if (item === null) throw new Error('no toast');
  const at = (clientX: number) => ({ clientX, clientY: 5, button: 0, pointerId: 1, bubbles: true });
  const fire = (type: string, clientX: number) =>
    fireEvent(
      item,
      Object.assign(new MouseEvent(type, at(clientX)), { pointerId: 1, pointerType: 'touch' }),
    );
  fire('pointerdown', 10);
  fire('pointermove', 30);
  fire('pointermove', 10 + byPx);
  fire('pointerup', 10 + byPx);
}

describe('toast', () => {
  it('says title and description', () => {
    show('Spremljeno');
    expect(onScreen('Spremljeno')).toHaveTextContent('Spremljeno!');
  });

  it('stays five seconds', () => {
    show('Spremljeno');
    pass(4_900);
    expect(onScreen('Spremljeno')).not.toBeNull();
    pass(200);
    expect(onScreen('Spremljeno')).toBeNull();
  });

  it('is alone: a newer one takes its place and its own five seconds', () => {
    show('Prva');
    pass(4_000);
    show('Druga');
    expect(onScreen('Prva')).toBeNull();
    pass(4_000);
    expect(onScreen('Druga')).not.toBeNull();
    pass(1_100);
    expect(onScreen('Druga')).toBeNull();
  });

  it('goes with its button', () => {
    show('Spremljeno');
    fireEvent.click(screen.getByRole('button', { name: 'Zatvori' }));
    expect(onScreen('Spremljeno')).toBeNull();
  });

  it('goes with a swipe of 50 px to the right, not with a shorter one', () => {
    show('Spremljeno');
    swipe('Spremljeno', 45);
    expect(onScreen('Spremljeno')).not.toBeNull();
    swipe('Spremljeno', 55);
    expect(onScreen('Spremljeno')).toBeNull();
  });
});
