import { InsideAddressError, isOutside, network, postOutside } from './post-outside.js';

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

const post = (url: string) => postOutside(url, { headers: {}, body: '', timeoutMs: 60_000 });

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
