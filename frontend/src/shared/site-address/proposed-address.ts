import { isLocalAddress, type SiteAddressView } from '@kolo/domain';

/** The first that other devices reach: what was named, what the reader uses, the machine's own; empty for none. */
export function proposedAddress({ origin, networkAddresses }: SiteAddressView): string {
  const known = [origin ?? '', location.origin, ...networkAddresses];
  return known.find((address) => address !== '' && !isLocalAddress(address)) ?? '';
}
