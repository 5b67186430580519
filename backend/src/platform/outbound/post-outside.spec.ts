import { Agent, createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction, Socket } from 'node:net';
import {
  InsideAddressError,
  isOutside,
  network,
  postOutside,
  reusedConnections,
} from './post-outside.js';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('%s is inside', (address) => expect(isOutside(address)).toBe(false));

it.each(['93.184.216.34', '2a00:1450:4014:80b::200a'])('%s is outside', (address) =>
  expect(isOutside(address)).toBe(true),
);

beforeEach(() => {
  jest.replaceProperty(network, 'timeoutMs', 60_000);
});

const post = (url: string) => postOutside(url, { headers: {}, body: '' });

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://[::ffff:7f00:1]/',
])('%s is not connected to', async (url) => {
  const request = jest.spyOn(network, 'request');
  await expect(async () => post(url)).rejects.toThrow(InsideAddressError);
  expect(request).not.toHaveBeenCalled();
});

it('a name that leads inside is not connected to, though another of its addresses is outside', async () => {
  jest.spyOn(network, 'addressesOf').mockResolvedValue([
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.7', family: 4 },
  ]);
  await expect(post('https://push.example/')).rejects.toThrow('push.example leads to 10.0.0.7');
});

it('only https leads outside', async () => {
  await expect(async () => post('http://push.example/')).rejects.toThrow(InsideAddressError);
});

describe('a connection', () => {
  const connections: Socket[] = [];
  let answer: RequestListener;
  const server = createServer((request, response) => answer(request.resume(), response));
  server.on('connection', (socket) => connections.push(socket));
  const agent = new Agent(reusedConnections);

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    connections.length = 0;
    answer = (_request, response) => response.writeHead(201).end('taken');
    const { port } = server.address() as AddressInfo;
    jest.spyOn(network, 'addressesOf').mockResolvedValue([{ address: '93.184.216.34', family: 4 }]);
    jest
      .spyOn(network, 'request')
      .mockImplementation(((url: URL, options: { lookup: LookupFunction }, onAnswer: never) =>
        httpRequest(
          { ...options, agent, host: url.hostname, port, lookup: onThisMachine(options.lookup) },
          onAnswer,
        )) as typeof network.request);
  });
  afterEach(() => {
    agent.destroy();
    jest.restoreAllMocks();
  });

  /** The name is checked as in production, but the connection goes to the server above. */
  const onThisMachine =
    (checked: LookupFunction): LookupFunction =>
    (host, options, done) =>
      checked(host, options, (error) => {
        if (error) done(error, []);
        else done(null, [{ address: '127.0.0.1', family: 4 }]);
      });
  const send = async (): Promise<number> => (await post('https://push.example/')).status;
  /** A connection is free again in the turn after its answer. */
  const turn = () => new Promise(setImmediate);
  const sendAgain = async (): Promise<number> => {
    await send();
    while (Object.keys(agent.freeSockets).length === 0) await turn();
    return send();
  };

  it('is used again for the next message, by the address that was checked', async () => {
    expect(await sendAgain()).toBe(201);
    expect(connections).toHaveLength(1);
    expect(network.addressesOf).toHaveBeenCalledTimes(1);
  });

  it('that is new is checked, whatever an earlier one was', async () => {
    answer = (_request, response) => response.writeHead(201, { connection: 'close' }).end();
    await send();
    jest.mocked(network.addressesOf).mockResolvedValue([{ address: '10.0.0.7', family: 4 }]);
    await expect(send()).rejects.toThrow(InsideAddressError);
    expect(connections).toHaveLength(1);
  });

  it('that the other side closed in the meantime is replaced by a new one', async () => {
    answer = ({ socket }, response) => {
      if (connections.length === 1 && socket.bytesWritten > 0) socket.destroy();
      else response.writeHead(201).end();
    };
    expect(await sendAgain()).toBe(201);
    expect(connections).toHaveLength(2);
    expect(network.addressesOf).toHaveBeenCalledTimes(2);
  });

  it('whose first message is not answered is not tried again', async () => {
    answer = ({ socket }) => void socket.destroy();
    await expect(send()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(connections).toHaveLength(1);
  });

  it('whose answer never ends is closed', async () => {
    const closed = new Promise((resolve) => {
      answer = ({ socket }, response) => {
        socket.once('close', resolve);
        response.writeHead(201);
        response.write(Buffer.alloc(20_000));
      };
    });
    expect(await send()).toBe(201);
    await closed;
  });

  it('does not follow a redirect', async () => {
    answer = (_request, response) =>
      response.writeHead(307, { location: 'http://127.0.0.1/' }).end();
    expect(await send()).toBe(307);
    expect(network.request).toHaveBeenCalledTimes(1);
  });
});
