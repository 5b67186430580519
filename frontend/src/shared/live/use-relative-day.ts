import { type Instant, useFormat } from '@/shared/i18n';
import { useServerNow } from './use-server-now';

/** A page may be open at midnight; a minute late is soon enough. */
const renewMs = 60_000;

/** `danas`, `sutra` by the server's clock, however wrong the device's is, and renewed when the day ends. */
export function useRelativeDay(): (instant: Instant) => string {
  const { relativeDay } = useFormat();
  const now = useServerNow(renewMs);
  return (instant) => relativeDay(instant, now);
}
