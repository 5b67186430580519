import { create } from 'zustand';

export interface ConsoleSettings {
  /** Shortcuts of the keyboard. */
  keys: boolean;
  sound: boolean;
  /** Numbers are typed instead of tapped. */
  numberPad: boolean;
  /** Where the scorekeeper stops the clock, a goal stops it too. */
  goalStopsClock: boolean;
  /** Matches without fouls, reductions and a clock to stop may be run by rows of players. */
  layout: 'players' | 'teams';
  /** The match whose teams are shown with changed sides. */
  swapped: number | null;
}

interface SettingsStore extends ConsoleSettings {
  choose: (changed: Partial<ConsoleSettings>) => void;
}

const storageKey = 'console';
const defaults: ConsoleSettings = {
  keys: true,
  sound: true,
  numberPad: false,
  goalStopsClock: false,
  layout: 'players',
  swapped: null,
};

/** Display settings of this device; nothing of it is part of the match. */
export const useConsoleSettings = create<SettingsStore>((set, get) => ({
  ...defaults,
  ...saved(),
  choose: (changed) => {
    set(changed);
    keep(get());
  },
}));

function saved(): Partial<ConsoleSettings> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? known(stored) : {};
  } catch {
    return {};
  }
}

function known(stored: object): Partial<ConsoleSettings> {
  const { keys, sound, numberPad, goalStopsClock, layout, swapped } = { ...defaults, ...stored };
  return {
    keys: keys !== false,
    sound: sound !== false,
    numberPad: numberPad === true,
    goalStopsClock: goalStopsClock === true,
    layout: layout === 'teams' ? 'teams' : 'players',
    swapped: typeof swapped === 'number' ? swapped : null,
  };
}

function keep({ choose: _, ...settings }: SettingsStore): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
