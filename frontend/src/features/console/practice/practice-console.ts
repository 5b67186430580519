import { refusalMessage } from '@kolo/domain';
import type { ConsoleNotice } from '@/features/console/log/console-state';
import { MatchConsole } from '@/features/console/log/match-console';
import type { OutboxListener, TapOutcome } from '@/features/console/taps/outbox';
import type { Tap } from '@/features/console/taps/tap';
import { i18n } from '@/shared/i18n/i18n';
import { PracticeMatch } from './practice-match';

/** The console without network and storage: what it did is gone with the page. */
export function createPracticeConsole(
  matchId: number,
  _access: unknown,
  notify: (notice: ConsoleNotice) => void,
): MatchConsole {
  const t = i18n.in('consoleAccess');
  const match = new PracticeMatch({
    home: t('practiceHome'),
    away: t('practiceAway'),
  });
  let listener: OutboxListener | undefined;
  let order = 0;
  return new MatchConsole({
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
      subscribe: (_id, onNews) => {
        listener = onNews;
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
