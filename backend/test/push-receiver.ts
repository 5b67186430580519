import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { PushSubscriptionRequest } from '@kolo/domain';
import { decrypt } from 'http_ece';

export interface ReceivedPush {
  device: string;
  headers: IncomingHttpHeaders;
  /** The claims of the VAPID token, whose signature was right. */
  claims: { aud: string; sub: string; exp: number };
  text: string;
  notification: { title: string; body: string; tag: string; navigate: string; lang: string };
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/** What Google, Mozilla and others run: it takes messages and, unlike them, decrypts them as the device would. */
export interface PushReceiver {
  readonly received: readonly ReceivedPush[];
  /** Answers the requests of products. */
  readonly listener: RequestListener;
  /** A device that subscribed; the body of the request that its browser sends to the product. */
  device(
    name: string,
    more: Pick<PushSubscriptionRequest, 'topics'> & Partial<PushSubscriptionRequest>,
  ): PushSubscriptionRequest;
  /** Once, for the next message to this device. */
  answerNext(device: string, ...answers: Answer[]): void;
}

/** @param address the beginning of its devices' addresses */
export function pushReceiver(address = 'https://fcm.googleapis.com/fcm/send'): PushReceiver {
  const received: ReceivedPush[] = [];
  const keys = new Map<string, { ecdh: ECDH; auth: string }>();
  const answers = new Map<string, Answer[]>();
  const read = (device: string, headers: IncomingHttpHeaders, body: Buffer): ReceivedPush => {
    const key = keys.get(device);
    if (key === undefined) throw new Error(`Nobody subscribed ${device}`);
    const options = { version: 'aes128gcm', privateKey: key.ecdh, authSecret: key.auth } as const;
    const text = decrypt(body, options).toString();
    const { notification } = JSON.parse(text) as Pick<ReceivedPush, 'notification'>;
    return { device, headers, claims: claimsIn(headers.authorization ?? ''), text, notification };
  };
  return {
    received,
    listener: (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const device = (request.url ?? '').split('/').at(-1) ?? '';
        const { status, headers } = answers.get(device)?.shift() ?? { status: 201 };
        if (status === 201) received.push(read(device, request.headers, Buffer.concat(chunks)));
        response.writeHead(status, headers).end();
      });
    },
    device: (name, more) => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16).toString('base64url');
      keys.set(name, { ecdh, auth });
      return {
        endpoint: `${address}/${name}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth },
        language: 'hr',
        ...more,
      };
    },
    answerNext: (device, ...next) => void answers.set(device, next),
  };
}

/** @throws unless the token is signed by the key that it names */
function claimsIn(authorization: string): ReceivedPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token is signed by another key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'];
}
