import { isLocalAddress } from '@kolo/domain';
import { toString as drawQr } from 'qrcode';

/** The code of a link for another device as a `data:` URL; null where only this machine reaches the link. */
export async function qrPictureOf(url: string): Promise<string | null> {
  if (isLocalAddress(new URL(url).origin)) return null;
  const drawing = await drawQr(url, { type: 'svg', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}
