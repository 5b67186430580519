import { createHash } from 'node:crypto';

export interface PageReader {
  origin: string;
  framed: boolean;
  /** `sha256-…` of each inline script of the page. */
  hashes: readonly string[];
}

/**
 * Not every browser counts the site's own socket among `'self'`, so the policy names it; in a frame without an
 * origin `'self'` may be nothing at all.
 */
export function pagePolicy(policy: string, { origin, framed, hashes }: PageReader): string {
  const socket = origin.replace(/^http/, 'ws');
  const scripts = hashes.map((hash) => ` '${hash}'`).join('');
  const connected = policy
    .replace(/connect-src 'self'/, (own) => `${own} ${socket}`)
    .replace(/script-src 'self'/, (own) => own + scripts);
  if (!framed) return connected;
  return connected
    .replaceAll("'self'", `'self' ${origin}`)
    .replace(/frame-ancestors [^;]*/, 'frame-ancestors *');
}

/** Hashes of a template's inline scripts for the policy; data blocks are not run. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
