import type { LiveSnapshot, Shootout, ShootoutKick } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickMarks } from '@/shared/live/KickMarks';
import { nameInTeam, type PlayerNames, playerNames } from '@/shared/live/news/player-names';
import { type ShootoutRow, shootoutRows } from '@/shared/live/shootout-rows';

interface Props {
  snapshot: LiveSnapshot;
  shootout: Shootout;
}

/** The kicks of both teams one above the other, whose turn it is, and who won. */
export function ShootoutRows({ snapshot, shootout }: Props): ReactElement {
  const { t } = useTranslation('ruledMatch');
  const { match, homeTeam, awayTeam } = snapshot;
  const names = useMemo(() => playerNames(snapshot), [snapshot]);
  const rows = shootoutRows(shootout, match.rules?.kicks?.first ?? 0);
  const { decided } = shootout;
  const of = (row: ShootoutRow, name: string) => (
    <TeamKicks row={row} name={name} isWinner={decided === row.team} names={names} />
  );
  return (
    <div className="grid gap-2 border-t px-4 py-3 sm:px-8">
      <h2 className="sr-only">{t('kicks.title')}</h2>
      {of(rows.home, homeTeam.name)}
      {of(rows.away, awayTeam.name)}
    </div>
  );
}

interface RowProps {
  row: ShootoutRow;
  name: string;
  isWinner: boolean;
  names: PlayerNames;
}

function TeamKicks({ row, name, isWinner, names }: RowProps): ReactElement {
  const { t } = useTranslation('ruledMatch');
  const words = ({ scored, playerId }: ShootoutKick): string => {
    const who = playerId === null ? [] : [nameInTeam(names, playerId)];
    return [...who, t(scored ? 'kicks.scored' : 'kicks.missed')].join(': ');
  };
  return (
    <div className="mx-auto grid w-full max-w-lg grid-cols-[minmax(0,1fr)_auto_2rem] items-center gap-x-3">
      <h3 className={clsx('min-w-0 text-sm leading-tight', isWinner && 'font-extrabold')}>
        <bdi translate="no" className="line-clamp-2 wrap-anywhere">
          {name}
        </bdi>
        {row.isNext && <span className="sr-only">, {t('kicks.next')}</span>}
        {isWinner && <span className="sr-only">, {t('kicks.winner')}</span>}
      </h3>
      <KickMarks
        row={row}
        size="size-6 border-2"
        label={words}
        className="max-w-64 justify-end gap-1.5 sm:max-w-none"
      />
      <span
        className={clsx(
          'numerals rounded-md px-1.5 py-0.5 text-center text-lg leading-tight font-extrabold',
          isWinner && 'bg-accent text-on-accent',
        )}
      >
        {row.score}
      </span>
    </div>
  );
}
