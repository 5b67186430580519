// Before the first paint, so that neither the wrong theme nor the wrong language shows for a moment.
// A file of its own because the content security policy allows no inline script.
(() => {
  const root = document.documentElement;
  let theme = null;
  let language = null;
  // In another site's page the address says both.
  const asked = new URLSearchParams(location.search);
  try {
    const stored = /^\/(embed|overlay)\//.test(location.pathname)
      ? { getItem: (key) => asked.get(key === 'language' ? 'lang' : key) }
      : localStorage;
    theme = stored.getItem('theme');
    language = stored.getItem('language');
  } catch {
    // Storage is forbidden: the system's theme and Croatian.
  }
  if (language === 'en') root.lang = 'en';
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;
})();
