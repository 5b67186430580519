/** Returns the origin of an address that somebody typed, null where it has none. */
export function siteOriginOf(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][\w+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (text === '' || !URL.canParse(address)) return null;
  const { protocol, origin, username, hostname } = new URL(address);
  const isSite = (protocol === 'http:' || protocol === 'https:') && username === '';
  return isSite && hostname !== '' ? origin : null;
}
