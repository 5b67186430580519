import type { AuditEntry } from '@kolo/domain';
import { ArrowRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { VisuallyHidden } from '@/shared/ui';
import type { FieldChange } from './audit-changes';
import { useAuditTexts } from './use-audit-texts';

interface Props {
  entry: AuditEntry;
  changes: readonly FieldChange[];
}

/** Field by field: before → after. */
export function AuditChanges({ entry, changes }: Props): ReactElement {
  const { t } = useTranslation('audit');
  const texts = useAuditTexts();
  return (
    <dl className="mt-3 grid grid-cols-1 gap-x-4 gap-y-1.5 rounded-control bg-raised px-3 py-2.5 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {changes.map((change) => (
        <div key={change.field} className="contents">
          <dt className="text-ink-muted max-sm:-mb-1.5 max-sm:text-xs">
            {texts.field(change.field)}
          </dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
            {'before' in change && (
              <Side name={t('before')} old={'after' in change}>
                {texts.value(change, 'before', entry)}
              </Side>
            )}
            {'before' in change && 'after' in change && (
              <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
            )}
            {'after' in change && (
              <Side name={t('after')}>{texts.value(change, 'after', entry)}</Side>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SideProps {
  name: string;
  /** Shown beside a newer value. */
  old?: boolean;
  children: ReactNode;
}

function Side({ name, old = false, children }: SideProps): ReactElement {
  return (
    <span className={old ? 'min-w-0 text-ink-muted line-through' : 'min-w-0 font-semibold'}>
      <VisuallyHidden>
        <span>{name}</span>:{' '}
      </VisuallyHidden>
      {children}
    </span>
  );
}
