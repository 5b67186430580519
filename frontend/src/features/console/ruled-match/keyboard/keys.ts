/** `left` and `right` are the places on the screen, so they stay when the teams change sides. */
export type KeyAction =
  | 'start'
  | 'stop'
  | 'goal-left'
  | 'goal-right'
  | 'foul-left'
  | 'foul-right'
  | 'timeout-left'
  | 'timeout-right'
  | 'undo'
  | 'help';

export const keyOf: Record<KeyAction, string> = {
  start: 'S',
  stop: 'X',
  'goal-left': 'Q',
  'goal-right': 'P',
  'foul-left': 'A',
  'foul-right': 'L',
  'timeout-left': 'Z',
  'timeout-right': 'M',
  undo: 'Ctrl+Z',
  help: '?',
};

const actions = Object.keys(keyOf) as KeyAction[];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key press; none with other modifiers, which belong to the browser. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: Pressed): KeyAction | null {
  if (altKey) return null;
  const name = `${ctrlKey || metaKey ? 'Ctrl+' : ''}${key.toUpperCase()}`;
  return actions.find((action) => keyOf[action] === name) ?? null;
}
