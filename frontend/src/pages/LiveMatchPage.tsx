import type { LiveMatch as Match } from '@kolo/domain';
import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  commentaryQuery,
  MatchCommentary,
  useMatchCommentary,
} from '@/features/commentary/MatchCommentary';
import { LiveMatch } from '@/features/live-view/LiveMatch';
import { NotFound } from '@/features/live-view/Unavailable';
import { useLanguage } from '@/shared/i18n';
import { Page } from '@/shared/ui';

/** Another match is another page: nothing of the last one may show. */
export function LiveMatchPage(): ReactElement {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <KnownMatch key={id} matchId={Number(id)} /> : <NoSuchMatch />;
}

function NoSuchMatch(): ReactElement {
  const { t } = useTranslation('live');
  return (
    <Page title={t('refused.notFound')}>
      <NotFound />
    </Page>
  );
}

interface Props {
  matchId: number;
}

/**
 * Asks for what is written before the page's own words are there: coming after the match it would push down
 * what is being read.
 */
function KnownMatch({ matchId }: Props): ReactElement {
  const { language } = useLanguage();
  usePrefetchQuery(commentaryQuery(matchId, language));
  const textKnown = useMatchCommentary(matchId, null) !== undefined;
  return (
    <LiveMatch
      matchId={matchId}
      textKnown={textKnown}
      text={(match, version) => <MatchText match={match} version={version} />}
    />
  );
}

function MatchText({ match, version }: { match: Match; version: number }): ReactNode {
  const commentary = useMatchCommentary(match.matchId, { ...match, version });
  return commentary && <MatchCommentary matchId={match.matchId} commentary={commentary} />;
}
