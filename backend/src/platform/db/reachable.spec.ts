import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { refuseUnreachable, UnreachableError } from './reachable.js';

describe('a database that cannot be used', () => {
  it('is named by its variable and the reason, without the password', async () => {
    const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const url = `postgresql://kolo:secret@127.0.0.1:${port}/kolo`;
    const attempt = refuseUnreachable('DATABASE_URL', url);
    await expect(attempt).rejects.toThrow(UnreachableError);
    await expect(attempt).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: (?!.*secret).+/,
    );
    other.close();
  });

  it('has a reason also where its name has several addresses', async () => {
    const attempt = refuseUnreachable('DATABASE_URL', 'postgresql://kolo:secret@localhost:1/kolo');
    await expect(attempt).rejects.toThrow('ECONNREFUSED 127.0.0.1:1');
  });
});
