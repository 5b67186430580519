import { create } from 'zustand';
import { embeddedLook } from '@/shared/page/embedded-look';

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
    // The server renders the page in this theme.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without TLS.
    document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
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
  // The server does not know the system's theme either, so both begin with the same.
  theme: 'dark',
  toggle: () => {
    const theme = get().theme === 'dark' ? 'light' : 'dark';
    keepTheme(theme);
    show(theme);
    set({ theme });
  },
}));

export function startTheme(): void {
  const started = chosenTheme() ?? (systemIsDark().matches ? 'dark' : 'light');
  useTheme.setState({ theme: started });
  show(started);
  systemIsDark().addEventListener('change', ({ matches }) => {
    if (chosenTheme() !== null) return;
    const theme = matches ? 'dark' : 'light';
    show(theme);
    useTheme.setState({ theme });
  });
}
