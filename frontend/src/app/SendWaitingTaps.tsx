import { useUser } from '@/shared/api';
import { useSendWaitingTaps } from './send-waiting-taps';

export function SendWaitingTaps(): null {
  useSendWaitingTaps(useUser());
  return null;
}
