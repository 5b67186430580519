import { type LiveMatch, minutesAndSeconds, type Shootout, type TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickMark } from '@/shared/live/KickMark';
import { numbersAt } from '@/shared/live/numbers-at';
import { secondsLeft } from '@/shared/live/seconds-left';
import { type ShootoutRow, shootoutRows } from '@/shared/live/shootout-rows';
import { useServerNow } from '@/shared/live/use-server-now';

/** Below the board over a video: kicks, else fouls, numbers on the pitch and a time-out. */
export function MatchDayNotes({ match }: { match: LiveMatch }): ReactElement | null {
  const { status, shootout = null, rules } = match;
  if (shootout !== null) return <Kicks shootout={shootout} first={rules?.kicks?.first ?? 0} />;
  return status === 'in_progress' ? <Notes match={match} /> : null;
}

function Notes({ match }: { match: LiveMatch }): ReactElement {
  const { t } = useTranslation('matchDay');
  const now = useServerNow(250);
  const { rules, fouls, timeout = null } = match;
  const numbers = numbersAt(match, now);
  const reductions = [...(numbers?.reductions ?? [])];
  const [next] = reductions.sort((a, b) => a.remainingSeconds - b.remainingSeconds);
  const counts = rules !== undefined && rules.foulKickFrom !== null && fouls !== undefined;
  return (
    <div className="mt-[0.6em] flex gap-[0.6em] empty:hidden">
      {counts && (
        <Note label={t('fouls.title')}>
          {fouls.home} : {fouls.away}
        </Note>
      )}
      {numbers !== null && next !== undefined && (
        <Note label={`${numbers.onPitch.home} : ${numbers.onPitch.away}`}>
          {minutesAndSeconds(next.remainingSeconds)}
        </Note>
      )}
      {timeout !== null && (
        <Note label={t('timeout')}>{minutesAndSeconds(secondsLeft(timeout, now))}</Note>
      )}
    </div>
  );
}

function Note({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <p className="flex items-center gap-[0.6em] rounded-[0.5em] bg-canvas px-[0.8em] py-[0.35em] font-bold">
      <span className="text-[1.3em] text-ink-muted">{label}</span>
      <span className="numerals text-[1.6em] font-extrabold">{children}</span>
    </p>
  );
}

function Kicks({ shootout, first }: { shootout: Shootout; first: number }): ReactElement {
  const rows = shootoutRows(shootout, first);
  return (
    <div className="mt-[0.6em] flex w-fit gap-[1.6em] rounded-[0.5em] bg-canvas px-[1em] py-[0.6em] font-extrabold">
      {(['home', 'away'] as const).map((team: TeamSide) => (
        <KickRow key={team} row={rows[team]} isWinner={shootout.decided === team} />
      ))}
    </div>
  );
}

function KickRow({ row, isWinner }: { row: ShootoutRow; isWinner: boolean }): ReactElement {
  return (
    <p className="flex items-center gap-[0.4em]">
      {row.kicks.map((kick, index) => {
        const size = 'size-[1.8em] border-[0.18em]';
        // biome-ignore lint/suspicious/noArrayIndexKey: a kick is known by its place
        if (kick !== null) return <KickMark key={index} scored={kick.scored} className={size} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: a kick is known by its place
        return <span key={index} className={clsx('rounded-full border-line-strong', size)} />;
      })}
      <span
        className={clsx(
          'numerals rounded-[0.3em] px-[0.4em] text-[1.8em]',
          isWinner && 'bg-accent text-on-accent',
        )}
      >
        {row.score}
      </span>
    </p>
  );
}
