import { byAccount, headers, type MatchOfficialsView } from '@kolo/domain';
import { request } from '@/shared/api/request';
import { deviceId } from './device';
import { type Failed, failureOf } from './send-tap';
import type { WaitingName } from './waiting-names';

export type NameOutcome = { type: 'answered'; view: MatchOfficialsView } | Failed;

/** Sends a name once. Repeating it is harmless: a role has the name that was sent last. */
export async function sendName({ matchId, grant, named }: WaitingName): Promise<NameOutcome> {
  try {
    const view = await request<unknown>(`/api/matches/${matchId}/officials`, {
      method: 'PUT',
      body: named,
      headers: { [headers.device]: deviceId(), [headers.grant]: String(grant ?? byAccount) },
    });
    return isOfficials(view) ? { type: 'answered', view } : { type: 'unreachable' };
  } catch (error) {
    return failureOf(error);
  }
}

/** The sign-in page of a public Wi-Fi also answers 200. */
const isOfficials = (answer: unknown): answer is MatchOfficialsView =>
  typeof answer === 'object' && answer !== null && 'officials' in answer && 'choices' in answer;
