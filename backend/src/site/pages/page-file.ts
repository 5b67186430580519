import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SiteFile } from '../../platform/common/site-files.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const varies = ['accept-language', 'cookie', 'user-agent', 'sec-ch-ua-mobile'];

/** Compressed once for all who ask, beside the thread that answers taps. */
export async function pageFile(
  html: string,
  { status, isPersonal }: { status: 200 | 404; isPersonal: boolean },
): Promise<SiteFile> {
  const body = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    zip(body, { level: 5 }),
  ]);
  return new SiteFile(body, {
    type: 'text/html',
    cacheControl: isPersonal ? 'private, no-cache' : 'no-cache',
    compressed: new Map([
      ['br', br],
      ['gzip', gz],
    ]),
    vary: varies,
    status,
  });
}
