/** Empty on the server, where nothing that shows it is open. */
export const siteOrigin = (): string => (typeof window === 'undefined' ? '' : location.origin);
