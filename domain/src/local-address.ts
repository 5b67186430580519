const machineItself =
  /^(?:https?:\/\/)?(?:(?:[\w-]+\.)*localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])\.?(?::\d*)?(?:[/?#].*)?$/i;

/** Returns whether only the machine itself reaches an address, which may be half typed. */
export const isLocalAddress = (address: string): boolean => machineItself.test(address.trim());
