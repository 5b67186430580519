import { act, renderHook } from '@testing-library/react';
import { useLowBattery } from './use-battery';

class FakeBattery extends EventTarget {
  level = 0.5;
  charging = false;
}

function withBattery(battery: FakeBattery): void {
  Object.defineProperty(navigator, 'getBattery', {
    configurable: true,
    value: async () => battery,
  });
}
afterEach(() => Reflect.deleteProperty(navigator, 'getBattery'));

const change = (battery: FakeBattery, changed: Partial<FakeBattery>) =>
  act(() => {
    Object.assign(battery, changed);
    battery.dispatchEvent(new Event('levelchange'));
  });

it('warns below fifteen per cent, until the charger is in', async () => {
  const battery = new FakeBattery();
  withBattery(battery);
  const { result } = renderHook(() => useLowBattery());
  await act(async () => {});
  expect(result.current).toBeNull();
  change(battery, { level: 0.14 });
  expect(result.current).toBe(14);
  change(battery, { charging: true });
  expect(result.current).toBeNull();
});

it('says nothing where the browser does not tell', () => {
  expect(renderHook(() => useLowBattery()).result.current).toBeNull();
});
