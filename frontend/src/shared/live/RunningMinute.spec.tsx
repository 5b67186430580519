import type { LiveClock } from '@kolo/domain';
import { render } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { RunningMinute } from './RunningMinute';

const after = (minutes: number): LiveClock => ({
  half: 2,
  running: true,
  startedAt: new Date(Date.now() - minutes * 60_000 - 1_000).toISOString(),
});
const shown = (minutes: number) =>
  render(<RunningMinute clock={after(minutes)} />).container.querySelector('[aria-hidden]');

it('a long added time can go on below, where there is no room beside', () => {
  const minute = shown(51);
  expect(minute).toHaveTextContent('40+32′');
  expect(minute?.innerHTML.replace(/<\/?span>/g, '')).toBe('40<wbr>+32′');
});

it('a minute without added time stays in one', () => {
  const minute = shown(5);
  expect(minute).toHaveTextContent('26′');
  expect(minute?.querySelector('wbr')).toBeNull();
});
