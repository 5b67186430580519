import type { MatchView } from '@kolo/domain';
import { CalendarX2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { roundsOf } from '@/shared/league/rounds';
import { ButtonLink, Card, CardHeader, EmptyState } from '@/shared/ui';
import { LeagueMatchRow } from './LeagueMatchRow';
import { ResultDialog } from './ResultDialog';

export function LeagueMatches({ matches }: { matches: readonly MatchView[] }): ReactElement {
  const { t } = useTranslation(['leaguePage', 'common']);
  const [entering, setEntering] = useState<MatchView | null>(null);
  if (matches.length === 0)
    return (
      <EmptyState
        icon={<CalendarX2 aria-hidden="true" className="size-7" />}
        title={t('noMatches')}
        description={t('noMatchesHint')}
        action={
          <ButtonLink to="?tab=plan" variant="secondary">
            {t('tabs.plan')}
          </ButtonLink>
        }
      />
    );
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {roundsOf(matches).map((round) => (
        <Card key={round.number}>
          <CardHeader
            title={
              round.number === 0 ? t('common:noRound') : t('common:round', { round: round.number })
            }
            aside={t('common:matches', { count: round.matches.length })}
          />
          <ul className="divide-y">
            {round.matches.map((match) => (
              <LeagueMatchRow
                key={match.id}
                match={match}
                onEnterResult={() => setEntering(match)}
              />
            ))}
          </ul>
        </Card>
      ))}
      {entering && <ResultDialog match={entering} onClose={() => setEntering(null)} />}
    </div>
  );
}
