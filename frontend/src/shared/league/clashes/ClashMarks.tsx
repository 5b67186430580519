import type { Clash, LeagueView } from '@kolo/domain';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useClashTexts } from './use-clash-texts';

interface Props {
  matchId: number;
  clashes: readonly Clash[];
  leagues: readonly LeagueView[];
  /** The league of the page; null for none. */
  shown: number | null;
  className?: string;
}

export function ClashMarks({
  matchId,
  clashes,
  leagues,
  shown,
  className,
}: Props): ReactElement | null {
  const { t } = useTranslation('fixture');
  const format = useFormat();
  const texts = useClashTexts(leagues, shown);
  const marks = clashes.flatMap((clash) => {
    const [one, other] = clash.matches;
    if (one.matchId !== matchId && other.matchId !== matchId) return [];
    return [{ clash, other: one.matchId === matchId ? other : one }];
  });
  if (marks.length === 0) return null;
  return (
    <ul className={clsx('flex flex-col gap-1 text-sm text-warn', className)}>
      {marks.map(({ clash, other }) => (
        <li key={other.matchId} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <span>
              {t('clash.with', { time: format.time(other.matchDate), match: texts.match(other) })}
            </span>
            {': '}
            <span>{texts.reasons(clash)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
