const maxWaitMs = 1_000;

/** Settles when the first page can be shown in the site's own font, or after a second without it. */
export function fontsReady(): Promise<unknown> {
  const loaded = document.fonts.load("1rem 'Inter Variable'", 'Kolo čćđšž').catch(() => []);
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
