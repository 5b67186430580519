import { type LiveSnapshot, matchTitle } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LeagueOf } from '@/shared/league/league-of';
import { isOver } from '@/shared/live/is-over';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { LaterNews } from '@/shared/live/news/LaterNews';
import { useLiveMatch } from '@/shared/live/use-live-match';
import { PartCode } from '@/shared/page/part-code';
import { Postponed } from '@/shared/page/postponed';
import { BackLink, Page } from '@/shared/ui';
import { MatchContent, type MatchText } from './MatchContent';
import { needsSignIn } from './needs-sign-in';

const tools = new PartCode(async () => (await import('./MatchTools')).MatchTools);

const teamsOf = ({ homeTeam, awayTeam }: LiveSnapshot): string =>
  `${homeTeam.name} – ${awayTeam.name}`;

interface Props {
  matchId: number;
  leagueOf: LeagueOf;
  text?: MatchText;
  /** What members of a group predict. */
  prediction?: (live: LiveSnapshot) => ReactNode;
  /** What the result means, and how the teams played before. */
  outlook?: (live: LiveSnapshot) => ReactNode;
}

/** One match as spectators follow it. The data attributes prove that no version is missing. */
export function LiveMatch({ matchId, leagueOf, text, prediction, outlook }: Props): ReactElement {
  const { t } = useTranslation('live');
  const { store, view } = useLiveMatch(matchId);
  const { status, snapshot, trail, version } = view;
  const title = useMatchTitle(view);
  return (
    <Page title={title} className="max-sm:px-3 max-sm:py-3">
      <article
        data-state={status.state}
        data-version={version}
        data-base={trail.base}
        data-applied={trail.applied}
        data-breaks={trail.breaks}
      >
        <div data-screen className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
          <BackLink to="/matches">{t('match.back')}</BackLink>
          {snapshot !== null && !snapshot.match.deleted && (
            <Postponed
              code={tools}
              props={{
                matchId,
                title: teamsOf(snapshot),
                snapshot,
                version,
                isOver: isOver(snapshot.match),
              }}
            />
          )}
        </div>
        <MatchContent {...{ matchId, view, leagueOf, text, prediction, outlook }} />
        <LaterNews store={store} place="page" />
      </article>
    </Page>
  );
}

/** Null while it is not known which match it is. */
function useMatchTitle({ snapshot, status, refused }: LiveMatchView): string | null {
  const { t } = useTranslation('live');
  if (refused !== null) return t(needsSignIn(refused) ? 'title' : 'refused.notFound');
  if (snapshot === null) return status.state === 'lost' ? t('title') : null;
  const { match, homeTeam, awayTeam } = snapshot;
  if (match.deleted) return t('refused.notFound');
  const score = { home: match.homeScore, away: match.awayScore };
  return matchTitle(homeTeam.name, awayTeam.name, score);
}
