import { type MatchOfficial, type OfficialRole, officialRoles, type TeamSide } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  officials: readonly MatchOfficial[] | undefined;
  side: TeamSide;
  className?: string;
}

/** The officials of one team by name; nothing where nobody was named. */
export function OfficialsList({ officials = [], side, className }: Props): ReactElement | null {
  const order = officialRoles[side];
  const named = officials
    .filter((one) => one.side === side)
    .sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
    .map(({ role, firstName, lastName }) => ({ role, name: `${firstName} ${lastName}` }));
  return named.length === 0 ? null : <OfficialNames named={named} className={className} />;
}

interface NamesProps {
  named: readonly { role: OfficialRole; name: string }[];
  className?: string | undefined;
}

export function OfficialNames({ named, className }: NamesProps): ReactElement {
  const { t } = useTranslation('live');
  return (
    <dl className={className}>
      {named.map(({ role, name }) => (
        <div key={role} className="flex flex-wrap gap-x-2 py-1 text-sm leading-tight">
          <dt className="text-ink-muted">
            <span>{t(`official.${role}`)}</span>:
          </dt>
          <dd dir="auto" translate="no" className="font-medium">
            <span>{name}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
