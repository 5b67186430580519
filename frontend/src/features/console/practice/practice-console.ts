import { refusalMessage } from '@kolo/domain';
import type { ControlNotice } from '@/features/live-control/log/control-state';
import { MatchControl } from '@/features/live-control/log/match-control';
import type { OutboxListener, TapOutcome } from '@/features/live-control/taps/outbox';
import type { Tap } from '@/features/live-control/taps/tap';
import { i18n } from '@/shared/i18n/i18n';
import { PracticeMatch } from './practice-match';

/** The console without network and storage: what it did is gone with the page. */
export function createPracticeControl(
  matchId: number,
  _access: unknown,
  notify: (notice: ControlNotice) => void,
): MatchControl {
  const t = i18n.in('table');
  const match = new PracticeMatch({
    home: t('practiceHome'),
    away: t('practiceAway'),
  });
  let listener: OutboxListener | undefined;
  let order = 0;
  return new MatchControl({
    matchId,
    notify,
    outbox: {
      add: async (tap) => {
        order += 1;
        const queued = { ...tap, order };
        void listener?.({ type: 'outcome', tap: queued, outcome: outcomeOf(match, tap) });
        return queued;
      },
      waiting: async () => [],
      remove: async () => {},
      resume: async () => {},
      sendUnder: async () => {},
      subscribe: (_id, heard) => {
        listener = heard;
        return () => {
          listener = undefined;
        };
      },
    },
    saved: { load: async () => undefined, save: async () => {} },
    load: async () => {
      const now = Date.now();
      return { type: 'view', view: match.view(), sentAt: now, receivedAt: now };
    },
    follow: ({ onStatus }) => {
      onStatus({ state: 'live', since: Date.now() });
      return { refresh: () => {}, keepEvents: () => {}, close: () => {} };
    },
  });
}

function outcomeOf(match: PracticeMatch, { command, commandId, at }: Tap): TapOutcome {
  const answer = match.answer(command, commandId, at);
  const now = Date.now();
  return 'code' in answer
    ? { type: 'refused', message: refusalMessage(answer, i18n.language) }
    : { type: 'answered', answer, sentAt: now, receivedAt: now };
}
