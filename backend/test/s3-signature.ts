import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  accessKey: string;
  secretKey: string;
}

interface Signed {
  credential: string;
  signedHeaders: string[];
  signature: string;
  /** `20261123T160000Z` */
  date: string;
  payloadHash: string;
}

/** Whether a request carries a right and fresh AWS signature, version 4, in its header. */
export function isSigned(request: IncomingMessage, { accessKey, secretKey }: S3Keys): boolean {
  const url = new URL(request.url ?? '/', 'http://s3');
  const signed = fromHeaders(request);
  if (signed === null || !isFresh(signed)) return false;
  const [key, ...scope] = signed.credential.split('/');
  if (key !== accessKey || scope.length !== 4) return false;
  const toSign = [
    'AWS4-HMAC-SHA256',
    signed.date,
    scope.join('/'),
    createHash('sha256')
      .update(canonicalRequest(request, url, signed))
      .digest('hex'),
  ].join('\n');
  const signingKey = scope.reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${secretKey}`),
  );
  return hmac(signingKey, toSign).toString('hex') === signed.signature;
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function fromHeaders({ headers }: IncomingMessage): Signed | null {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
      headers.authorization ?? '',
    );
  if (found === null) return null;
  const [, credential = '', signedHeaders = '', signature = ''] = found;
  return {
    credential,
    signedHeaders: signedHeaders.split(';'),
    signature,
    date: String(headers['x-amz-date']),
    payloadHash: String(headers['x-amz-content-sha256']),
  };
}

function isFresh({ date }: Signed): boolean {
  const at = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  const age = (Date.now() - at) / 1000;
  return age > -60 && age <= 15 * 60;
}

function canonicalRequest(request: IncomingMessage, url: URL, signed: Signed): string {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const headers = signed.signedHeaders.map(
    (name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`,
  );
  return [
    ...[request.method, url.pathname, query, headers.join('')],
    ...[signed.signedHeaders.join(';'), signed.payloadHash],
  ].join('\n');
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
