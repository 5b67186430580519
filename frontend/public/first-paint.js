// Runs before the first paint, so that the wrong theme or language never shows. A separate file,
// because the content security policy allows no inline script.
(() => {
  const root = document.documentElement;
  let theme = null;
  let language = null;
  // Pages framed by other sites have both in their address.
  const asked = new URLSearchParams(location.search);
  const embedded = /^\/(embed|overlay)\//.test(location.pathname);
  try {
    const stored = embedded
      ? { getItem: (key) => asked.get(key === 'language' ? 'lang' : key) }
      : localStorage;
    theme = stored.getItem('theme');
    language = stored.getItem('language');
  } catch {
    // Without storage: the system's theme, in Croatian.
  }
  if (language === 'en') root.lang = 'en';
  // The server may have guessed the language, so it sends the title in both.
  const title = document.querySelector('title')?.dataset[root.lang];
  if (title) document.title = title;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without TLS, as in a hall's own network.
  if (!embedded) document.cookie = `language=${root.lang}; path=/; max-age=31536000; samesite=lax`;
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;
})();
