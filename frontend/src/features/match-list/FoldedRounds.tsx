import type { MatchView } from '@kolo/domain';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { roundsOf } from '@/shared/league/rounds';
import { RoundReportLink } from '@/shared/reports/RoundReportLink';
import { Card } from '@/shared/ui';
import { MatchRow } from './MatchRow';

/** Every round behind its heading; on paper they are all open. */
export function FoldedRounds({ matches }: { matches: readonly MatchView[] }): ReactElement {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
      {roundsOf(matches).map((round) => {
        const name = round.number === 0 ? t('noRound') : t('round', { round: round.number });
        return (
          <li key={round.number}>
            <Card>
              <details className="group/round print:[&::details-content]:[content-visibility:visible]">
                <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 bg-raised px-4 py-2 group-open/round:border-b [&::-webkit-details-marker]:hidden">
                  <h3 className="font-bold">{name}</h3>
                  <ChevronDown
                    aria-hidden="true"
                    data-screen
                    className="ml-auto size-4 shrink-0 text-ink-muted group-open/round:rotate-180"
                  />
                </summary>
                <ul className="divide-y">
                  {round.matches.map((match) => (
                    <li key={match.id}>
                      <MatchRow match={match} to={`/live/${match.id}`} />
                    </li>
                  ))}
                </ul>
                <div data-screen className="flex justify-end border-t px-2 py-2 empty:hidden">
                  <RoundReportLink round={round} name={name} />
                </div>
              </details>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
