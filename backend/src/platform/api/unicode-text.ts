/**
 * Text in UTF-8, or in UTF-16 if its first bytes say so.
 * @throws TypeError where it is neither
 */
export function unicodeText(content: Buffer): string {
  const mark = content.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(content);
}
