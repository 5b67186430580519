import { create } from 'zustand';
import { embeddedLook } from '@/shared/embedded-look';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function chosenTheme(): Theme | null {
  const look = embeddedLook();
  if (look !== null) return look.theme;
  try {
    const chosen = localStorage.getItem(storageKey);
    return chosen === 'light' || chosen === 'dark' ? chosen : null;
  } catch {
    return null;
  }
}

function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

const show = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
};

interface ThemeStore {
  theme: Theme;
  toggle: () => void;
}

/** The device's choice, else the system's theme (`first-paint.js` applies it first). */
export const useTheme = create<ThemeStore>((set, get) => ({
  theme: chosenTheme() ?? (systemIsDark().matches ? 'dark' : 'light'),
  toggle: () => {
    const theme = get().theme === 'dark' ? 'light' : 'dark';
    keepTheme(theme);
    show(theme);
    set({ theme });
  },
}));

export function startTheme(): void {
  show(useTheme.getState().theme);
  systemIsDark().addEventListener('change', ({ matches }) => {
    if (chosenTheme() !== null) return;
    const theme = matches ? 'dark' : 'light';
    show(theme);
    useTheme.setState({ theme });
  });
}
