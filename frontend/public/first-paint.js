// Before the first paint, so that neither the wrong theme nor the wrong language shows for a moment.
// A file of its own because the content security policy allows no inline script.
(() => {
  const root = document.documentElement;
  let theme = null;
  let language = null;
  // In another site's page the address says both.
  const asked = new URLSearchParams(location.search);
  const embedded = /^\/(embed|overlay)\//.test(location.pathname);
  try {
    const stored = embedded
      ? { getItem: (key) => asked.get(key === 'language' ? 'lang' : key) }
      : localStorage;
    theme = stored.getItem('theme');
    language = stored.getItem('language');
  } catch {
    // Storage is forbidden: the system's theme and Croatian.
  }
  if (language === 'en') root.lang = 'en';
  // The server guessed the language until it was told; the title comes in both.
  const title = document.querySelector('title')?.dataset[root.lang];
  if (title) document.title = title;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not there without TLS, as in a hall's own network.
  if (!embedded) document.cookie = `language=${root.lang}; path=/; max-age=31536000; samesite=lax`;
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;
})();
