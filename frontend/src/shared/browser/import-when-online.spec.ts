import { importWhenOnline } from './import-when-online';

const network = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

afterEach(() => jest.restoreAllMocks());

it('waits for the network and loads again', async () => {
  network(false);
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('code');
  const loaded = importWhenOnline(load);
  await Promise.resolve();
  network(true);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('says what is wrong when it is not the network', async () => {
  network(true);
  const load = jest.fn().mockRejectedValue(new Error('gone'));
  await expect(importWhenOnline(load)).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
});
