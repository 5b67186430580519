import type { MatchView } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  match: MatchView;
  icon?: ReactNode;
  /** Shown in the first round while nobody is named. */
  unnamed?: string;
}

/** Who referees a match; nothing where nobody is named. */
export function RefereesLine({ match, icon, unnamed }: Props): ReactElement | null {
  const { t } = useTranslation('common');
  const { referees = [], round } = match;
  const names = referees.map(({ name }) => name).join(', ');
  const text = referees.length > 0 ? t('referees', { count: referees.length, names }) : unnamed;
  if (text === undefined || (referees.length === 0 && round !== 1)) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
      {icon}
      <span className="min-w-0">{text}</span>
    </span>
  );
}
