import { type Refusal, refusalMessage } from '@kolo/domain';
import { useEffect, useState } from 'react';
import type { ConsoleAccess } from '@/features/console/console-access';
import { type Message, Messages, messageMs } from '@/features/console/context/messages';
import { playerBook } from '@/features/console/context/player-book';
import { commandLabel } from '@/features/console/entries/action-label';
import type { Naming } from '@/features/console/entries/naming';
import type { ConsoleNotice, RefusalNotice } from '@/features/console/log/console-state';
import type { MatchConsole } from '@/features/console/log/match-console';
import { createPracticeConsole } from '@/features/console/practice/practice-console';
import { createMatchConsole } from '@/features/console/this-device';
import { i18n } from '@/shared/i18n/i18n';

export interface OpenedMatch {
  matchConsole: MatchConsole;
  messages: Messages;
}

/** Null until the first effect has run. */
export function useMatchConsole(
  matchId: number,
  { grant, practice, mayCancel }: Pick<ConsoleAccess, 'grant' | 'practice' | 'mayCancel'>,
): OpenedMatch | null {
  const grantId = grant?.id ?? null;
  const [opened, setOpened] = useState<OpenedMatch | null>(null);
  useEffect(() => {
    const messages = new Messages();
    const open = practice ? createPracticeConsole : createMatchConsole;
    const matchConsole = open(matchId, { grantId, mayCancel }, (notice) =>
      messages.say(
        { ...wordsOf(matchConsole, notice), alert: true },
        notice.type === 'refused' ? messageMs.short : messageMs.long,
      ),
    );
    setOpened({ matchConsole, messages });
    void matchConsole.open();
    return () => {
      matchConsole.close();
      messages.clear();
    };
  }, [matchId, practice, mayCancel, grantId]);
  return opened;
}

/** Why, in one sentence. */
export const reasonOf = (notice: RefusalNotice): string =>
  notice.type === 'dropped' ? refusalMessage(notice.refusal, i18n.language) : notice.message;

function wordsOf(matchConsole: MatchConsole, notice: ConsoleNotice): Message {
  const t = i18n.in(['console', 'live']);
  const language = i18n.language;
  switch (notice.type) {
    case 'refused': {
      const { refusal } = notice;
      return { title: t(refusedTitle(refusal)), text: refusalMessage(refusal, language) };
    }
    case 'refused-by-server': {
      const { tap } = notice;
      const title =
        tap.command.type === 'ChooseMvp'
          ? t('mvp.failed')
          : t('notice.undone', { action: labelOf(matchConsole, notice) });
      return { title, text: reasonOf(notice) };
    }
    case 'dropped': {
      const title = t('notice.dropped', { count: notice.taps.length });
      return { title, text: reasonOf(notice) };
    }
    case 'not-saved':
      return { title: t('notice.notSaved'), text: t('notice.notSavedText') };
  }
}

function refusedTitle({ code }: Refusal) {
  switch (code) {
    case 'match.timeout-used':
      return 'timeout.unavailable';
    case 'match.cannot-undo':
    case 'match.nothing-to-undo':
      return 'notice.notUndone';
    default:
      return 'notice.refused';
  }
}

function labelOf(
  matchConsole: MatchConsole,
  { tap }: Extract<ConsoleNotice, { type: 'refused-by-server' }>,
): string {
  const { match } = matchConsole.store.getState();
  if (match.phase !== 'ready') return '';
  const { view, log } = match;
  const t = i18n.in(['console', 'live']);
  const naming: Naming = { t, view, players: playerBook(view), state: log.shown };
  return commandLabel(naming, tap.command);
}
