import { NamedProxies } from './named-proxies.js';

let answer: Record<string, string[]>;
const ask = async (name: string): Promise<{ address: string }[]> => {
  const addresses = answer[name];
  if (addresses === undefined) throw new Error(`ENOTFOUND ${name}`);
  return addresses.map((address) => ({ address }));
};

describe('proxies that are known by name', () => {
  beforeEach(() => {
    answer = { proxy: ['172.20.0.5'], edge: ['fd00::7'] };
  });

  it('are trusted at every address that the name has, also written as IPv6', async () => {
    const proxies = new NamedProxies(['proxy', 'edge'], ask);
    expect(proxies.has('172.20.0.5')).toBe(false);
    await proxies.refresh();
    for (const address of ['172.20.0.5', '::ffff:172.20.0.5', 'fd00::7'])
      expect(proxies.has(address)).toBe(true);
    expect(proxies.has('172.20.0.1')).toBe(false);
  });

  it('are trusted at their new address and no longer at the old one after they were replaced', async () => {
    jest.useFakeTimers();
    const proxies = new NamedProxies(['proxy'], ask);
    await proxies.refresh();
    answer.proxy = ['172.20.0.9'];
    jest.advanceTimersByTime(4_000);
    proxies.has('172.20.0.9');
    await jest.advanceTimersByTimeAsync(0);
    expect(proxies.has('172.20.0.9')).toBe(false);
    jest.advanceTimersByTime(1_000);
    proxies.has('172.20.0.9');
    await jest.advanceTimersByTimeAsync(0);
    expect(proxies.has('172.20.0.9')).toBe(true);
    expect(proxies.has('172.20.0.5')).toBe(false);
    jest.useRealTimers();
  });

  it('keep their last address while the DNS does not answer', async () => {
    const proxies = new NamedProxies(['proxy'], ask);
    await proxies.refresh();
    answer = {};
    await proxies.refresh();
    expect(proxies.has('172.20.0.5')).toBe(true);
  });
});
