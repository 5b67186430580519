import type { LiveMatch, Shootout, TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickMark } from '@/shared/live/KickMark';
import { type ShootoutRow, shootoutRows } from '@/shared/live/shootout-rows';
import { useMatchNotes } from '@/shared/live/use-match-notes';

/** Below the board over a video: kicks, else fouls, numbers on the pitch and a timeout. */
export function RuledMatchNotes({ match }: { match: LiveMatch }): ReactElement | null {
  const { status, shootout = null, rules } = match;
  if (shootout !== null) return <Kicks shootout={shootout} first={rules?.kicks?.first ?? 0} />;
  return status === 'in_progress' ? <Notes match={match} /> : null;
}

function Notes({ match }: { match: LiveMatch }): ReactElement {
  const { t } = useTranslation('scoreline');
  const notes = useMatchNotes(match);
  return (
    <div className="mt-[0.6em] flex gap-[0.6em] empty:hidden">
      {match.scoreInDoubt === true && (
        <p className="rounded-[0.5em] bg-warn-soft px-[0.8em] py-[0.35em] text-[1.3em] font-bold text-warn">
          {t('inDoubt')}
        </p>
      )}
      {notes.map(({ label, value }) => (
        <Note key={label} label={label}>
          {value}
        </Note>
      ))}
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
