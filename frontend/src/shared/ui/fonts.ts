const maxWaitMs = 1_000;

export function fontsReady(): Promise<unknown> {
  const loaded = document.fonts.load("1rem 'Inter Variable'", 'Kolo čćđšž').catch(() => []);
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
