import { Logger } from '@nestjs/common';
import { Warnings } from './warnings.js';

it('says the same trouble once a minute, and another one at once', () => {
  const logger = new Logger();
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  const now = jest.spyOn(performance, 'now').mockReturnValue(100_000);
  const warnings = new Warnings(logger);
  const away = new Error('away');
  for (let times = 0; times < 10; times += 1) warnings.report(away, 'queue');
  warnings.report(new Error('full'), 'queue');
  warnings.report(away, 'worker');
  expect(warn.mock.calls).toEqual([
    [{ err: away }, 'queue'],
    [{ err: new Error('full') }, 'queue'],
    [{ err: away }, 'worker'],
  ]);
  now.mockReturnValue(161_000);
  warnings.report(away, 'queue');
  expect(warn).toHaveBeenCalledTimes(4);
});
