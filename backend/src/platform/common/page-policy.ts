interface PageReader {
  origin: string;
  framed: boolean;
}

/**
 * The content security policy of one page: it may open the socket of its own site and of no other, which not
 * every browser counts among `'self'`, and only what is meant for other sites' pages may be framed.
 */
export function pagePolicy(policy: string, { origin, framed }: PageReader): string {
  const socket = origin.replace(/^http/, 'ws');
  const connected = policy.replace(/connect-src 'self'/, (own) => `${own} ${socket}`);
  return framed ? connected.replace(/frame-ancestors [^;]*/, 'frame-ancestors *') : connected;
}
