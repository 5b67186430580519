import type { AuditEntry } from '@kolo/domain';
import { audit } from '@/shared/i18n/hr/audit';
import { console as consoleTexts } from '@/shared/i18n/hr/console';
import { ruling } from '@/shared/i18n/hr/ruling';
import { useTranslation } from '@/shared/i18n/use-translation';
import { isKey } from './is-key';

const { cause: causes, postponeReason, annulReason } = ruling;
const { reason: abandonReason } = consoleTexts.abandon;
const { replayModes } = audit;

type RulingValue = (field: string, value: unknown, entry: AuditEntry) => string | undefined;

/** The codes of rulings about a match in words, its teams by their names. */
export function useRulingValues(): RulingValue {
  const { t } = useTranslation(['ruling', 'console', 'audit']);

  const reason = (ofRuling: string | undefined, value: unknown): string | undefined => {
    if (ofRuling === 'postpone' && isKey(postponeReason, value))
      return t(`postponeReason.${value}`);
    if (ofRuling === 'annul' && isKey(annulReason, value)) return t(`annulReason.${value}`);
    if (ofRuling === 'abandon' && isKey(abandonReason, value))
      return t(`console:abandon.reason.${value}`);
    return undefined;
  };

  return (field, value, { action, subject, about: { match } }) => {
    if (subject.type !== 'match') return undefined;
    const isSide = field === 'winner' || field === 'atFault';
    if (isSide && value === 'home') return match?.homeTeam.name ?? undefined;
    if (isSide && value === 'away') return match?.awayTeam.name ?? undefined;
    if (field === 'winner' && value === 'none') return t('bothLose');
    if (field === 'atFault' && (value === 'none' || value === 'both'))
      return t(`console:abandon.fault.${value}`);
    if (field === 'cause' && isKey(causes, value)) return t(`cause.${value}`);
    if (field === 'points') return resultPoints(value);
    if (field === 'mode' && isKey(replayModes, value)) return t(`audit:replayModes.${value}`);
    if (field === 'reason') return reason(action.split('.')[1]?.replace('undo-', ''), value);
    return undefined;
  };
}

/** What a win, a draw and a loss bring. */
const resultPoints = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? ['win', 'draw', 'loss'].map((result) => Reflect.get(value, result)).join(' / ')
    : undefined;
