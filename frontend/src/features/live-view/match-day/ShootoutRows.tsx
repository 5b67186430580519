import type { LiveSnapshot, Shootout, ShootoutKick } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickMark } from '@/shared/live/KickMark';
import { nameInTeam, type PlayerNames, playerNames } from '@/shared/live/news/player-names';
import { type ShootoutRow, shootoutRows } from '@/shared/live/shootout-rows';

interface Props {
  snapshot: LiveSnapshot;
  shootout: Shootout;
}

/** The kicks of both teams one above the other, whose turn it is, and who won. */
export function ShootoutRows({ snapshot, shootout }: Props): ReactElement {
  const { t } = useTranslation('matchDay');
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
  const { t } = useTranslation('matchDay');
  return (
    <div className="mx-auto grid w-full max-w-lg grid-cols-[minmax(0,1fr)_auto_2rem] items-center gap-x-3">
      <h3 className={clsx('min-w-0 text-sm leading-tight', isWinner && 'font-extrabold')}>
        <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
        {row.isNext && <span className="sr-only">, {t('kicks.next')}</span>}
        {isWinner && <span className="sr-only">, {t('kicks.winner')}</span>}
      </h3>
      <ol className="flex max-w-64 flex-wrap justify-end gap-1.5 sm:max-w-none">
        {row.kicks.map((kick, index) => (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: a kick is known by its place
            key={index}
            kick={kick}
            isNext={row.isNext && row.kicks[index - 1] !== null && kick === null}
            names={names}
          />
        ))}
      </ol>
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

interface MarkProps {
  kick: ShootoutKick | null;
  /** The kick that is about to be taken. */
  isNext: boolean;
  names: PlayerNames;
}

/** A tick or a cross: the colour says the same once more. */
function Mark({ kick, isNext, names }: MarkProps): ReactElement {
  const { t } = useTranslation('matchDay');
  if (kick === null)
    return (
      <li
        aria-hidden="true"
        className={clsx(
          'size-6 rounded-full border-2',
          isNext ? 'border-accent' : 'border-line-strong',
        )}
      />
    );
  const { scored, playerId } = kick;
  const who = playerId === null ? [] : [nameInTeam(names, playerId)];
  return (
    <li>
      <KickMark scored={scored} className="size-6 border-2" />
      <span className="sr-only">
        {[...who, t(scored ? 'kicks.scored' : 'kicks.missed')].join(': ')}
      </span>
    </li>
  );
}
