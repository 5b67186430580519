/** Differs when the text does, and is short enough for a page's data; empty for nothing. */
export function boardDigest(text: string): string {
  if (text === '') return '';
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
