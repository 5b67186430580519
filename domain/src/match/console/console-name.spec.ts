import { consoleName, grantedDevice, isConsoleName } from './console-name.js';

it('a device with a grant is found again by its name in the log', () => {
  const name = consoleName({ grantId: 12, device: 1 });
  expect(name).toBe('grant:12/device:1');
  expect(isConsoleName(name)).toBe(true);
  expect(grantedDevice(name)).toEqual({ grantId: 12, device: 1 });
});

it.each(['account:3', 'tablet-1', 'my-grant:12/device:1', ''])(
  '%s names no device with a grant',
  (name) => {
    expect(isConsoleName(name)).toBe(false);
    expect(grantedDevice(name)).toBeNull();
  },
);

it.each([null, undefined])('%s, where no device was sent, is none with a grant', (device) => {
  expect(isConsoleName(device)).toBe(false);
});
