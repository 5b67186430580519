import dns from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into the product before its own code. A product never connects to its own machine, and no test has a name
// or a certificate on the public internet.

/** An address on the public internet that is nobody's. */
const outside = '93.184.216.34';

const pushHost = process.env.PUSH_HOSTS;
const { lookup } = dns;
const { request } = https;

Object.assign(dns, {
  lookup: async (host: string, options: object) =>
    host === pushHost ? [{ address: outside, family: 4 }] : lookup(host, options),
});

Object.assign(https, {
  request: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => {
    if (url.hostname !== pushHost) return request(url, options, onAnswer);
    const { method, headers, signal } = options;
    const [, port, ...path] = url.pathname.split('/');
    const local = { host: '127.0.0.1', port, path: `/${path.join('/')}` };
    return httpRequest({ method, headers, signal, ...local }, onAnswer);
  },
});

syncBuiltinESMExports();
