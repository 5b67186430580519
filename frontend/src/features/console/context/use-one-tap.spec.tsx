import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { countsOnce, useOneTap } from './use-one-tap';

let counted: string[];
let now: number;

/** A whistle that makes room for a player's row in the same place. */
function Console(): ReactElement {
  useOneTap();
  const [started, setStarted] = useState(false);
  const row = (name: string) => (
    <button type="button" onClick={() => counted.push(name)}>
      {name}
    </button>
  );
  return started ? (
    row('goal')
  ) : (
    <>
      <button key="start" type="button" onClick={() => setStarted(true)}>
        start
      </button>
      {row('minute later')}
      <button type="button" {...countsOnce} onClick={() => counted.push('card')}>
        card
      </button>
    </>
  );
}

const tap = (name: string, afterMs: number, clientX = 100, detail = 1) => {
  now += afterMs;
  const button = screen.getByRole('button', { name });
  const event = new MouseEvent('click', { bubbles: true, detail, clientX, clientY: 100 });
  Object.defineProperty(event, 'timeStamp', { value: now });
  fireEvent(button, event);
};

beforeEach(() => {
  counted = [];
  now = 1_000;
  render(<Console />);
});

it('ignores the second tap of a double tap', () => {
  tap('start', 0);
  tap('goal', 150);
  tap('goal', 100, 110);
  expect(counted).toEqual([]);
});

it('accepts the next tap there after a moment', () => {
  tap('start', 0);
  tap('goal', 500);
  expect(counted).toEqual(['goal']);
});

it('counts fast taps on one button, and of two thumbs on two', () => {
  tap('minute later', 0);
  for (let n = 0; n < 9; n += 1) tap('minute later', 33);
  tap('start', 33, 300);
  expect(counted).toHaveLength(10);
  tap('goal', 33, 100);
  expect(counted).toHaveLength(11);
});

it.each([
  ['a finger', 1],
  ['a keyboard', 0],
])(
  'counts two touches of one counter by %s within 600 ms once, and later ones each',
  (_, detail) => {
    const touch = (afterMs: number) => tap('card', afterMs, 100, detail);
    touch(0);
    touch(100);
    touch(499);
    expect(counted).toEqual(['card']);
    touch(1);
    expect(counted).toEqual(['card', 'card']);
    touch(601);
    expect(counted).toHaveLength(3);
  },
);

it('counts a counter, another button and the counter again', () => {
  tap('card', 0);
  tap('minute later', 100, 300);
  tap('card', 100, 100);
  expect(counted).toEqual(['card', 'minute later', 'card']);
});

it('leaves a keyboard alone that goes from button to button', () => {
  fireEvent.click(screen.getByRole('button', { name: 'start' }), { detail: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'goal' }), { detail: 0 });
  expect(counted).toEqual(['goal']);
});

it('keeps a counter from counting while Enter is held down, and a stepper not', () => {
  const pressed = (name: string, repeat: boolean) =>
    fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter', repeat });
  expect(pressed('card', false)).toBe(true);
  expect(pressed('card', true)).toBe(false);
  expect(pressed('minute later', true)).toBe(true);
});
