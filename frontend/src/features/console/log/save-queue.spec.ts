import { createSaveQueue } from './save-queue';

it('saves what is known at each call, one save after the other and none twice', async () => {
  let known = 0;
  const saved: number[] = [];
  const finish: (() => void)[] = [];
  const save = createSaveQueue(() => {
    saved.push(known);
    return new Promise((resolve) => finish.push(resolve));
  });
  known = 1;
  const first = save();
  await Promise.resolve();
  known = 2;
  const second = save();
  known = 3;
  expect(save()).toBe(second);
  await Promise.resolve();
  expect(saved).toEqual([1]);
  finish[0]?.();
  await first;
  expect(saved).toEqual([1, 3]);
  finish[1]?.();
  await second;
  known = 4;
  const third = save();
  await Promise.resolve();
  expect(saved).toEqual([1, 3, 4]);
  finish[2]?.();
  await third;
});

it('goes on where the browser can keep nothing', async () => {
  const save = jest.fn().mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const queue = createSaveQueue(save);
  await queue();
  save.mockResolvedValue(undefined);
  await queue();
  expect(save).toHaveBeenCalledTimes(2);
});
