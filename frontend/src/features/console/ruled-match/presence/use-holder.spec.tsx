import type { ClockHolder } from '@kolo/domain';
import { renderHook } from '@testing-library/react';
import { deviceId } from '@/features/console/taps/device';
import { useHolder } from './use-holder';

const heldBy = (device: string): ClockHolder => ({ device, label: 'Stol 2', since: '' });

it('the clock is elsewhere while another device holds it, and lost where this one held it before', () => {
  const { result, rerender } = renderHook((holder: ClockHolder | null) => useHolder({ holder }), {
    initialProps: null as ClockHolder | null,
  });
  expect(result.current).toEqual({ elsewhere: null, lost: false });
  rerender(heldBy('other'));
  expect(result.current).toEqual({ elsewhere: heldBy('other'), lost: false });
  rerender(heldBy(deviceId()));
  expect(result.current.elsewhere).toBeNull();
  rerender(heldBy('other'));
  expect(result.current).toEqual({ elsewhere: heldBy('other'), lost: true });
});
