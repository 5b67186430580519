import { type BracketTie, zagrebWallTime } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useStages } from '@/shared/league/use-stages';
import { useServerNow } from '@/shared/live/use-server-now';
import { Link } from '@/shared/ui';
import { TieCard } from './TieCard';
import { useBracket } from './use-bracket';
import { useBracketNews } from './use-bracket-news';

/** The day changes while a page is open; a minute's delay is acceptable. */
const renewMs = 60_000;

/** The ties of today on the home page; nothing on any other day. */
export function FinalsToday({ leagueId }: { leagueId: number }): ReactElement | null {
  const stages = useStages(leagueId);
  const finals = stages.data?.filter(({ kind }) => kind === 'knock-out') ?? [];
  return (
    <>
      {finals.map(({ id }) => (
        <StageToday key={id} leagueId={leagueId} stageId={id} />
      ))}
    </>
  );
}

interface Props {
  leagueId: number;
  stageId: number;
}

function StageToday({ leagueId, stageId }: Props): ReactElement | null {
  const { t } = useTranslation('bracket');
  const id = useId();
  const { data } = useBracket(leagueId, stageId);
  const { day } = zagrebWallTime(useServerNow(renewMs));
  useBracketNews(leagueId);
  const ties = data?.rounds.flatMap((round) => round.ties).filter(isOn(day)) ?? [];
  if (ties.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="headline text-2xl sm:text-3xl">
          {t('today.title')}
        </h2>
        <Link
          to={`/league/${leagueId}/bracket`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink underline underline-offset-4"
        >
          {t('today.all')}
        </Link>
      </div>
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {ties.map((tie) => (
          <li key={tie.id} className="flex">
            <TieCard tie={tie} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const isOn =
  (day: string) =>
  ({ legs }: BracketTie): boolean =>
    legs.some(({ matchDate }) => matchDate !== null && zagrebWallTime(matchDate).day === day);
