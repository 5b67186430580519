import type { LivePlayerLine } from '@kolo/domain';
import { Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PlayerLink } from '@/shared/players/PlayerLink';
import { PlayerMarks } from './PlayerMarks';

interface Props {
  id: number;
  name: string;
  jerseyNumber: number | undefined;
  line: LivePlayerLine | undefined;
  isMvp: boolean;
}

const shownRoles = ['captain', 'goalkeeper'] as const;

/** A player of a line-up with the letters of a team sheet, and what he did. */
export function ListedPlayer({ id, name, jerseyNumber, line, isMvp }: Props): ReactElement {
  const { t } = useTranslation('live');
  return (
    <li className="flex min-h-10 items-center gap-3 border-b py-1 last:border-b-0">
      <span className="numerals w-6 shrink-0 text-right text-sm font-bold text-ink-muted">
        {jerseyNumber ?? ''}
      </span>
      <span dir="auto" translate="no" className="min-w-0 flex-1 text-sm leading-tight font-medium">
        <PlayerLink id={id} called={name} />
        {shownRoles
          .filter((role) => line?.roles?.includes(role))
          .map((role) => (
            <span key={role}>
              <span
                aria-hidden="true"
                title={t(`role.${role}`)}
                className="ml-1.5 inline-block rounded-sm border border-line-strong px-1 text-xs leading-4 font-extrabold"
              >
                {t(`roleMark.${role}`)}
              </span>
              <span className="sr-only">
                , <span>{t(`role.${role}`)}</span>
              </span>
            </span>
          ))}
        {isMvp && (
          <>
            <Star
              aria-hidden="true"
              className="ml-1.5 inline size-3.5 fill-rank-gold align-[-2px] text-rank-gold"
            />
            <span className="sr-only">, {t('match.mvp')}</span>
          </>
        )}
      </span>
      <PlayerMarks line={line} />
    </li>
  );
}
