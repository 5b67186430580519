import { refusalMessage } from '@kolo/domain';
import { useEffect, useState } from 'react';
import { i18n } from '@/shared/i18n/i18n';
import { toLanguage } from '@/shared/i18n/language';
import { toast } from '@/shared/ui';
import type { ControlNotice } from '../log/control-state';
import type { MatchControl } from '../log/match-control';
import { createMatchControl } from '../tablet';
import { commandLabel, type Naming } from './action-label';
import { playerBook } from './player-book';

/** Runs a match for as long as its page is open; null until the first effect. */
export function useMatchControl(matchId: number): MatchControl | null {
  const [control, setControl] = useState<MatchControl | null>(null);
  useEffect(() => {
    const opened = createMatchControl(matchId, (notice) => tell(opened, notice));
    setControl(opened);
    void opened.open();
    return () => opened.close();
  }, [matchId]);
  return control;
}

function tell(control: MatchControl, notice: ControlNotice): void {
  const t = i18n.getFixedT(null, 'control');
  const language = toLanguage(i18n.language);
  const variant = 'destructive';
  switch (notice.type) {
    case 'refused': {
      const { refusal } = notice;
      const title =
        refusal.code === 'match.timeout-used' ? t('timeout.unavailable') : t('notice.refused');
      toast({ variant, title, description: refusalMessage(refusal, language) });
      return;
    }
    case 'taken-back': {
      const { tap, message } = notice;
      const title =
        tap.command.type === 'ChooseMvp'
          ? t('mvp.failed')
          : t('notice.takenBack', { action: labelOf(control, notice) });
      toast({ variant, title, description: message });
      return;
    }
    case 'dropped': {
      const { taps, refusal } = notice;
      const title = t('notice.dropped', { count: taps.length });
      toast({ variant, title, description: refusalMessage(refusal, language) });
      return;
    }
    case 'not-kept':
      toast({ variant, title: t('notice.notKept'), description: t('notice.notKeptText') });
      return;
  }
}

function labelOf(
  control: MatchControl,
  { tap }: Extract<ControlNotice, { type: 'taken-back' }>,
): string {
  const { match } = control.store.getState();
  if (match.phase !== 'ready') return '';
  const { view, log } = match;
  const t = i18n.getFixedT(null, 'control');
  const naming: Naming = { t, view, players: playerBook(view), state: log.shown };
  return commandLabel(naming, tap.command);
}
