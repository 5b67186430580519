import { type MatchOfficial, type OfficialSide, officialRoles } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  officials: readonly MatchOfficial[] | undefined;
  side: OfficialSide;
  className?: string;
}

/** The officials of one side by name; nothing where nobody was named. */
export function OfficialsList({ officials = [], side, className }: Props): ReactElement | null {
  const { t } = useTranslation('live');
  const order = officialRoles[side];
  const named = officials
    .filter((one) => one.side === side)
    .sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  if (named.length === 0) return null;
  return (
    <dl className={className}>
      {named.map(({ role, firstName, lastName }) => (
        <div key={role} className="flex flex-wrap gap-x-2 py-1 text-sm leading-tight">
          <dt className="text-ink-muted">
            <span>{t(`official.${role}`)}</span>:
          </dt>
          <dd dir="auto" translate="no" className="font-medium">
            <span>{`${firstName} ${lastName}`}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
