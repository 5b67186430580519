import { type Instant, useFormat } from '@/shared/i18n';
import { useServerNow } from './use-server-now';

const renewMs = 60_000;

/** `danas`, `sutra` by the server's clock; updated at midnight. */
export function useRelativeDay(): (instant: Instant) => string {
  const { relativeDay } = useFormat();
  const now = useServerNow(renewMs);
  return (instant) => relativeDay(instant, now);
}
