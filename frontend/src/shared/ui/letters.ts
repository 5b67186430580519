/** For so long a page is worth waiting for, in milliseconds; after that it shows in the device's letters. */
const patience = 1_000;

/** Settles when the first page can be written in the site's own letters, Croatian ones included. */
export function lettersReady(): Promise<unknown> {
  const letters = document.fonts.load("1rem 'Inter Variable'", 'Kolo čćđšž').catch(() => []);
  return Promise.race([letters, new Promise((resolve) => setTimeout(resolve, patience))]);
}
