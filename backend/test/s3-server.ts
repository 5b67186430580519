import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../src/platform/config/s3.js';
import { isSigned } from './s3-signature.js';

/** An object storage that refuses whatever is not signed with its keys. */
export interface S3Server {
  readonly config: S3Config;
  stop(): Promise<void>;
}

const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };

/** s3rver behind a check of its own: it knows the present signatures but does not verify them. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'kolo-s3-'));
  const answer = new S3rver({ silent: true, directory }).callback();
  const server = createServer((request, response) => {
    if (isSigned(request, keys)) return answer(request, withOtherNames(response));
    request.resume();
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(directory, { recursive: true, force: true });
  };
  const config = { endpoint, bucket: 'kolo-files', region: 'us-east-1' };
  return { config: { ...config, ...keys }, stop };
}

/** S3 servers call their errors differently, so Kolo must not rely on the names. */
function withOtherNames(response: ServerResponse): ServerResponse {
  const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
  response.end = ((body?: unknown) => {
    if (response.statusCode < 400 || body === undefined) return end(body);
    const renamed = String(body).replace(/<Code>.*?<\/Code>/, '<Code>NamedOtherwise</Code>');
    response.setHeader('content-length', Buffer.byteLength(renamed));
    return end(renamed);
  }) as typeof response.end;
  return response;
}
