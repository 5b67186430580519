import { minutesAndSeconds, type Reduction } from '@kolo/domain';
import { UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useReentry } from './use-reentry';

/** Short-handed teams: for how long, and the slip for the bench with the time of return. */
export function Reductions(): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { match } = useRuledMatch();
  if (match.reductions.length === 0) return null;
  return (
    <ul aria-label={t('numbers.title')} className="flex flex-col gap-1.5">
      {match.reductions.map((reduction) => (
        <ReductionRow key={reduction.id} reduction={reduction} />
      ))}
    </ul>
  );
}

function ReductionRow({ reduction }: { reduction: Reduction }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { view, players } = useConsole();
  const { playerId, team, cause, remainingSeconds } = reduction;
  const reentry = useReentry(reduction);
  const player = playerId === null ? undefined : players.player(playerId);
  const who =
    player === undefined
      ? t('numbers.somebody')
      : t('numbers.player', { number: player.jerseyNumber, name: players.label(player.id) });
  return (
    <li className="flex min-h-12 items-center gap-3 rounded-control border-2 border-danger/60 bg-surface px-3 py-1">
      <UserX aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 leading-tight">
        <strong className="block text-base font-bold">
          {who} · {team === 'home' ? view.homeTeamName : view.awayTeamName}
        </strong>
        <span className="text-sm text-ink-muted">
          {t(`numbers.cause.${cause}`)} · {reentry}
        </span>
      </p>
      <span
        role="timer"
        aria-label={t('numbers.remaining')}
        className="numerals text-3xl font-extrabold"
      >
        {minutesAndSeconds(remainingSeconds)}
      </span>
    </li>
  );
}
