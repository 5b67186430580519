// Before the first paint, so that neither the wrong theme nor the wrong language shows for a moment.
// A file of its own because the content security policy allows no inline script.
(() => {
  const root = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem('theme');
    if (localStorage.getItem('language') === 'en') root.lang = 'en';
  } catch {
    // Storage is forbidden: the system's theme and Croatian.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = theme;
})();
