import type { LiveSnapshot, TimelineEntry } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EventIcon } from '@/shared/live/EventIcon';
import { detailOf, whoDid } from '@/shared/live/news/entry-words';
import { fullName, nameInTeam, type PlayerNames } from '@/shared/live/news/player-names';
import { PlayerLink } from '@/shared/players/PlayerLink';
import { TeamCrest } from '@/shared/ui';
import { endsPlay, type TimelineRow as Row } from './timeline-rows';

interface Props {
  row: Row;
  names: PlayerNames;
  officials: LiveSnapshot['officials'];
  homeTeam: string;
  awayTeam: string;
  fresh: boolean;
  /** Whether the match was kicked off. */
  begun: boolean;
}

type TeamEntry = Extract<TimelineEntry, { team: unknown }>;

export function TimelineRow({
  row,
  names,
  officials,
  homeTeam,
  awayTeam,
  fresh,
  begun,
}: Props): ReactElement {
  const move = fresh && 'animate-rise';
  if (!('team' in row))
    return <Across row={row} names={names} begun={begun} className={clsx(move)} />;
  const home = row.team === 'home';
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[1fr_2.875rem_1fr] sm:grid-cols-[1fr_3.5rem_1fr] items-center',
        'max-[30rem]:flex max-[30rem]:gap-2 max-[30rem]:px-3 @max-[15rem]:flex-wrap',
        !home && 'max-[30rem]:bg-raised',
        row.type === 'foul' ? 'py-0.5' : 'py-1.5',
        move,
      )}
    >
      <Minute minute={row.minute} />
      <TeamCrest name={home ? homeTeam : awayTeam} className="size-5 min-[30rem]:hidden" />
      <div
        className={clsx(
          'row-start-1 flex min-w-0 items-center gap-2',
          '@max-[15rem]:contents max-[30rem]:flex-1 max-[30rem]:flex-row! max-[30rem]:p-0! max-[30rem]:text-start!',
          home ? 'col-start-1 flex-row-reverse pl-2 text-right' : 'col-start-3 pr-2',
        )}
      >
        <EventIcon entry={row} />
        <Words row={row} names={names} officials={officials} team={home ? homeTeam : awayTeam} />
      </div>
    </li>
  );
}

function Minute({ minute }: { minute: string | null }): ReactElement {
  const { t } = useTranslation('scoreline');
  // A kick from the mark has no minute, and keeps its place on the line.
  if (minute === null)
    return (
      <span className="relative col-start-2 row-start-1 mx-auto size-2 rounded-full bg-line-strong max-[30rem]:mx-3.5" />
    );
  return (
    <span className="numerals relative col-start-2 row-start-1 mx-auto min-w-9 shrink-0 max-[30rem]:mx-0 rounded-md bg-sunken px-1.5 py-0.5 text-center text-xs font-bold">
      <span aria-hidden="true">{t('minuteShort', { minute })}</span>
      <span className="sr-only">{t('minute', { minute })}</span>
    </span>
  );
}

interface WordsProps {
  row: Row & TeamEntry;
  names: PlayerNames;
  officials: LiveSnapshot['officials'];
  team: string;
}

function Words({ row, names, officials, team }: WordsProps): ReactElement {
  const { t } = useTranslation('live');
  if (row.type === 'goal') {
    const { scorer, assist, kind } = row;
    const details = [
      kind === 'open-play' ? null : t(`kind.${kind}`),
      assist === null ? null : t('entry.assist', { name: nameInTeam(names, assist) }),
    ].filter((detail) => detail !== null);
    return (
      <>
        <span className="numerals shrink-0 rounded-md bg-ink px-1.5 py-0.5 text-sm font-extrabold whitespace-nowrap text-canvas max-[30rem]:order-last max-[30rem]:ml-auto @max-[15rem]:order-none print:border print:bg-transparent print:text-ink">
          <span>{row.homeScore}</span>:<span>{row.awayScore}</span>
        </span>
        <Line
          said={`${t('entry.goal')}, ${team}`}
          title={scorer === null ? t('entry.goal') : nameInTeam(names, scorer)}
          playerId={scorer}
          strong
          note={details.length === 0 ? null : details.join(' · ')}
        />
      </>
    );
  }
  const what = t(`entry.${row.type}`);
  const who = whoDid(row, (id) => nameInTeam(names, id), t, officials);
  const isQuiet = row.type === 'foul';
  const note = row.type === 'second-yellow-card' && who !== null ? what : detailOf(row, t);
  return who === null ? (
    <Line said={team} title={what} note={note} isQuiet={isQuiet} />
  ) : (
    <Line
      said={`${what}, ${team}`}
      title={who}
      playerId={'playerId' in row ? row.playerId : null}
      note={note}
      isQuiet={isQuiet}
    />
  );
}

interface LineProps {
  /** For screen readers: what the icon and the side show. */
  said: string;
  title: string;
  /** Whose name the title is. */
  playerId?: number | null;
  note?: string | null;
  strong?: boolean;
  isQuiet?: boolean;
}

function Line({
  said,
  title,
  playerId = null,
  note = null,
  strong = false,
  isQuiet,
}: LineProps): ReactElement {
  return (
    <span className="min-w-0 leading-tight @max-[15rem]:order-last @max-[15rem]:basis-full">
      <span className="sr-only">
        <span>{said}</span>:{' '}
      </span>
      <span
        dir="auto"
        translate="no"
        className={clsx(
          'block max-[30rem]:inline',
          isQuiet ? 'text-xs text-ink-muted' : 'text-sm',
          strong ? 'font-bold' : 'font-medium',
        )}
      >
        {playerId === null ? title : <PlayerLink id={playerId} called={title} />}
      </span>
      {note !== null && (
        <span className="block text-xs text-ink-muted max-[30rem]:ml-1.5 max-[30rem]:inline">
          {note}
        </span>
      )}
    </span>
  );
}

interface AcrossProps {
  row: Row & Exclude<TimelineEntry, TeamEntry>;
  names: PlayerNames;
  begun: boolean;
  className: string;
}

/** Whistles and the award belong to both teams. */
function Across({ row, names, begun, className }: AcrossProps): ReactElement {
  const { t } = useTranslation('live');
  const label: ReactNode =
    row.type === 'mvp' ? (
      <>
        <EventIcon entry={row} />
        <span>
          <span className="text-ink-muted">{t('entry.mvp')}</span>{' '}
          <PlayerLink
            id={row.playerId}
            called={fullName(names, row.playerId)}
            className="font-bold text-ink"
          />
        </span>
      </>
    ) : (
      <>
        <span>
          {t(row.type === 'cancelled' && begun ? 'entry.abandoned' : `entry.${row.type}`)}
        </span>
        {endsPlay.has(row.type) && (
          <strong className="numerals text-ink">
            <span>{row.homeScore}</span>:<span>{row.awayScore}</span>
          </strong>
        )}
      </>
    );
  return (
    <li className={clsx('relative my-1.5 flex justify-center max-[30rem]:my-1', className)}>
      <span className="inline-flex items-center gap-2 rounded-full border bg-raised px-3 py-1 text-xs font-semibold text-ink-muted">
        {label}
      </span>
    </li>
  );
}
