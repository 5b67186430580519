import type { LiveMatch } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useUser } from '@/shared/api';
import { withQueries } from '@/shared/api/with-queries';
import type { Subject } from './due-text';
import { MatchCommentary } from './MatchCommentary';
import { useMatchCommentary } from './use-match-commentary';

interface Props {
  match: LiveMatch;
  version: number;
  /** The state of the match that the page's first text is about. */
  before?: Subject | undefined;
}

function CurrentText({ match, version, before }: Props): ReactElement | null {
  const isAdmin = useUser()?.role === 'admin';
  const commentary = useMatchCommentary(match.matchId, { ...match, version }, before);
  if (commentary === undefined) return null;
  return <MatchCommentary matchId={match.matchId} commentary={commentary} isAdmin={isAdmin} />;
}

/** The text about a match as it is now, which is read again when another one is due. */
export const MatchText = withQueries(CurrentText);
