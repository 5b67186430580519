interface PageReader {
  origin: string;
  framed: boolean;
}

/** Not every browser counts the site's own socket among `'self'`, so the policy names it. */
export function pagePolicy(policy: string, { origin, framed }: PageReader): string {
  const socket = origin.replace(/^http/, 'ws');
  const connected = policy.replace(/connect-src 'self'/, (own) => `${own} ${socket}`);
  return framed ? connected.replace(/frame-ancestors [^;]*/, 'frame-ancestors *') : connected;
}
