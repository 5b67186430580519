import type { SiteAddressView } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const siteAddressPath = '/api/site-address';

/** For administrators. */
export const useSiteAddress = (): UseQueryResult<SiteAddressView> =>
  useQuery<SiteAddressView>({ queryKey: [siteAddressPath] });
