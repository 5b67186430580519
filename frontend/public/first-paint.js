// Runs before the first paint, so that the wrong theme or language never shows. The build puts it into the
// page, and the content security policy names its hash.
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
  root.lang = language === 'en' ? 'en' : 'hr';
  // The server may have guessed the language, so it sends the title in both.
  const title = document.querySelector('title')?.dataset[root.lang];
  if (title) document.title = title;
  if (theme !== 'light' && theme !== 'dark') theme = null;
  // The server renders the next page for them.
  if (!embedded) {
    const from = (width) => matchMedia(`(min-width: ${width})`).matches;
    keep('language', root.lang);
    keep('theme', theme);
    keep('screen', from('64rem') ? 'desktop' : from('48rem') ? 'tablet' : 'phone');
  }
  theme ??= matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;

  function keep(name, value) {
    const seconds = value === null ? 0 : 31536000;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without TLS, as in a hall's own network.
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
  }
})();
