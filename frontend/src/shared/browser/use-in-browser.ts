import { useEffect, useState } from 'react';

/** False while the server renders a page, and until the browser has taken it over. */
export function useInBrowser(): boolean {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isInBrowser;
}
