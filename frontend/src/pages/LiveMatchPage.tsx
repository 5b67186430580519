import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MatchText } from '@/features/commentary/MatchText';
import { commentaryQuery, useMatchCommentary } from '@/features/commentary/use-match-commentary';
import { LiveMatch } from '@/features/live-view/LiveMatch';
import { NoSuchMatch } from '@/features/live-view/Unavailable';
import { useUser } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';
import { useLeagueOf } from '@/shared/league/league-names';
import { readId } from '@/shared/page/read-id';
import { usePathEnd } from '@/shared/ui/navigation';
import { LaterOutlook, MembersPrediction } from './BelowMatch';

export function LiveMatchPage(): ReactElement {
  const matchId = readId(usePathEnd());
  return matchId === null ? <NoSuchMatch /> : <KnownMatch key={matchId} matchId={matchId} />;
}

interface Props {
  matchId: number;
}

function KnownMatch({ matchId }: Props): ReactElement {
  const { language } = useLanguage();
  const user = useUser();
  // The text is requested at once: after the match it would push down what is being read.
  usePrefetchQuery(commentaryQuery(matchId, language));
  const isLoaded = useMatchCommentary(matchId, null) !== undefined;
  return (
    <LiveMatch
      matchId={matchId}
      leagueOf={useLeagueOf()}
      text={{
        isLoaded,
        render: (match, version) => <MatchText match={match} version={version} />,
      }}
      prediction={(live) => <MembersPrediction live={live} user={user} />}
      outlook={(live) => <LaterOutlook live={live} />}
    />
  );
}
