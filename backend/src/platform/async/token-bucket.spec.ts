import { TokenBucket } from './token-bucket.js';

describe('a token bucket', () => {
  it('gives a burst, then so many a second, and never saves up more than the burst', () => {
    const bucket = new TokenBucket(5, 20);
    const taken = (now: number) => {
      let count = 0;
      while (bucket.take(now)) count += 1;
      return count;
    };
    expect(taken(1_000)).toBe(20);
    expect(taken(1_100)).toBe(0);
    expect(taken(2_200)).toBe(6);
    expect(taken(900_000)).toBe(20);
    expect(bucket.isFull(900_001)).toBe(false);
    expect(bucket.isFull(990_000)).toBe(true);
  });
});

it('what has been done has its price, and is waited for', () => {
  const bucket = new TokenBucket(2, 10);
  expect(bucket.secondsUntil(1, 0)).toBe(0);
  bucket.charge(13, 0);
  expect(bucket.secondsUntil(1, 0)).toBe(2);
  expect(bucket.secondsUntil(1, 1_900)).toBe(1);
  expect(bucket.secondsUntil(1, 2_000)).toBe(0);
});
