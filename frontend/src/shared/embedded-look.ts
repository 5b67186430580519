/** How a page looks that stands in another site's page or over a video. */
export interface EmbeddedLook {
  language: 'hr' | 'en';
  /** Null: as the system has it. */
  theme: 'light' | 'dark' | null;
}

/** What the address asks for, as `first-paint.js` reads it; null on pages of the site itself. */
export function embeddedLook(): EmbeddedLook | null {
  const { pathname, search } = window.location;
  if (!/^\/(embed|overlay)\//.test(pathname)) return null;
  const asked = new URLSearchParams(search);
  const theme = asked.get('theme');
  return {
    language: asked.get('lang') === 'en' ? 'en' : 'hr',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}
