export interface EmbeddedLook {
  language: 'hr' | 'en';
  /** Null for the theme of the system. */
  theme: 'light' | 'dark' | null;
}

/** The look named in the address, as `first-paint.js` reads it; null on the site's own pages. */
export function embeddedLook(): EmbeddedLook | null {
  if (typeof window === 'undefined') return null;
  const { pathname, search } = window.location;
  if (!isEmbedded(pathname)) return null;
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  return {
    language: query.get('lang') === 'en' ? 'en' : 'hr',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}

export const isEmbedded = (path: string): boolean => /^\/(embed|overlay)\//.test(path);
