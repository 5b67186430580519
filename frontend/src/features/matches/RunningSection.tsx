import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, LiveDot } from '@/shared/ui';
import type { ListedMatch } from './listed-match';
import { MatchLine } from './MatchLine';

interface Props {
  matches: readonly ListedMatch[];
  leagueOf: (match: ListedMatch) => string | null;
  onOpen: (matchId: number) => void;
}

/** The matches being played, above everything else. */
export function RunningSection({ matches, leagueOf, onOpen }: Props): ReactElement | null {
  const { t } = useTranslation('matches');
  if (matches.length === 0) return null;
  return (
    <section className="mb-6">
      <h2 className="eyebrow mb-2 flex items-center gap-2 px-1 text-live">
        <LiveDot />
        {t('board.live')}
      </h2>
      <ul className="grid gap-2 lg:grid-cols-2 lg:gap-4">
        {matches.map((match) => (
          <li key={match.id}>
            <Card className="border-live/60">
              <MatchLine match={match} league={leagueOf(match)} onOpen={onOpen} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
