import { type AuditEntry, grantedDevice } from '@kolo/domain';
import {
  CalendarDays,
  type LucideIcon,
  PenLine,
  Shield,
  Shirt,
  Trophy,
  UserRound,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useJobName } from '@/shared/i18n/use-job-name';
import { useTranslation } from '@/shared/i18n/use-translation';
import { VisuallyHidden } from '@/shared/ui';
import { AuditChanges } from './AuditChanges';
import { changesOf } from './audit-changes';
import { useAuditTexts } from './use-audit-texts';

const icons = new Map<string, LucideIcon>([
  ['account', UserRound],
  ['league', Trophy],
  ['team', Shield],
  ['player', Shirt],
  ['match', CalendarDays],
]);

export function AuditRow({ entry }: { entry: AuditEntry }): ReactElement {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const texts = useAuditTexts();
  const jobName = useJobName();
  const { subject, at, text } = entry;
  const granted = grantedDevice(entry.actor.username);
  const actor =
    entry.actor.id === 0
      ? t('operator')
      : entry.actor.id === null && granted !== null
        ? t('table', { grant: String(granted.grantId), device: String(granted.device) })
        : entry.actor.id === null
          ? jobName(entry.actor.username)
          : entry.actor.username;
  const Icon = icons.get(subject.type) ?? PenLine;
  const changes = changesOf(entry);
  const context = texts.context(entry, changes);
  return (
    <div className="flex gap-3 p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="dotted font-bold wrap-anywhere">
            <span>{texts.action(entry)}</span>
            <span className="font-normal text-ink-muted">{texts.subject(entry)}</span>
          </h3>
          <p className="numerals dotted text-sm text-ink-muted">
            <span>
              <VisuallyHidden>{t('by', { name: actor })}</VisuallyHidden>
              <span aria-hidden="true" className="font-semibold text-ink">
                {actor}
              </span>
            </span>
            <time dateTime={at}>{format.dateTime(at)}</time>
          </p>
        </div>
        {context.length > 0 && (
          <p className="dotted mt-0.5 text-sm wrap-anywhere">
            {context.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {text !== undefined && (
          <p className="mt-0.5 text-sm wrap-anywhere text-ink-muted">
            <span>{t('words')}</span>: <q translate="no">{text}</q>
          </p>
        )}
        {changes.length > 0 && <AuditChanges entry={entry} changes={changes} />}
      </div>
    </div>
  );
}
