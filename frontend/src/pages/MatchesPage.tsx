import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundCard } from '../features/match-list/RoundCard';
import { useUpcomingMatches } from '../features/match-list/use-matches';
import { roundsOf } from '../shared/league/rounds';
import { Loaded, Page, PageHeader } from '../shared/ui';

/** The fixtures, round by round. */
export function MatchesPage(): ReactElement {
  const { t } = useTranslation('layout');
  const upcoming = useUpcomingMatches();
  return (
    <Page title={t('matches')}>
      <PageHeader title={t('matches')} />
      <Loaded query={upcoming}>
        {(matches) => (
          <div className="grid gap-4">
            {roundsOf(matches).map((round) => (
              <RoundCard
                key={round.number}
                round={round.number}
                matches={round.matches}
                level={2}
                linkOf={({ id }) => `/live/${id}`}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
