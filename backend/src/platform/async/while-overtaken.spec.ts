import { whileOvertaken } from './while-overtaken.js';

const overtaken = new Error('overtaken');
const isOvertaken = (error: unknown): boolean => error === overtaken;

describe('what may be overtaken', () => {
  it('is attempted again until nothing overtakes it', async () => {
    const attempt = jest.fn(() => Promise.resolve('written'));
    attempt.mockRejectedValueOnce(overtaken).mockRejectedValueOnce(overtaken);
    expect(await whileOvertaken(isOvertaken, attempt)).toBe('written');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('fails at once by any other error, and at last by being overtaken', async () => {
    const broken = jest.fn(() => Promise.reject(new Error('broken')));
    await expect(whileOvertaken(isOvertaken, broken)).rejects.toThrow('broken');
    expect(broken).toHaveBeenCalledTimes(1);
    const slow = jest.fn(() => Promise.reject(overtaken));
    await expect(whileOvertaken(isOvertaken, slow)).rejects.toBe(overtaken);
    expect(slow).toHaveBeenCalledTimes(5);
  });
});
