import { createServer } from 'node:net';
import { EmbeddedPostgresError, errorCode } from './errors.js';

/** Runs first, before a database is made and filled for a site that cannot be served. */
export async function refuseTakenPort(port: number): Promise<void> {
  const code = await new Promise<string | null>((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(errorCode(error)));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(null)));
  });
  if (code === 'EADDRINUSE') {
    throw new EmbeddedPostgresError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    throw new EmbeddedPostgresError(
      `This account may not use port ${port}. Choose one above 1023: PORT=3000 npm start`,
    );
  }
}
