import type { LiveMatch, LiveSnapshot } from '@kolo/domain';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LeagueOf } from '@/shared/league/league-of';
import { ClockTimeContext } from '@/shared/live/clock-time';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { ConnectionBanner } from './ConnectionBanner';
import { FansVote } from './fans-vote/FansVote';
import { LiveMatchSkeleton } from './LiveMatchSkeleton';
import { MatchDetails } from './MatchDetails';
import { MatchScoreboard } from './MatchScoreboard';
import type { Moment } from './replay/moment';
import { ReplayBar } from './replay/ReplayBar';
import { ReplayButton } from './replay/ReplayButton';
import { StickyScore } from './StickyScore';
import { NotFound, Refused } from './Unavailable';
import { Unreachable } from './Unreachable';

/** The text about a match. */
export interface MatchText {
  isLoaded: boolean;
  render: (match: LiveMatch, version: number) => ReactNode;
}

interface Props {
  matchId: number;
  view: LiveMatchView;
  /** Names the league where there are several. */
  leagueOf: LeagueOf;
  /** Not shown in a replay. */
  text?: MatchText | undefined;
  /** What members of a group predict; not shown in a replay. */
  prediction?: ((live: LiveSnapshot) => ReactNode) | undefined;
  /** What the result means, and how the teams played before; not shown in a replay. */
  outlook?: ((live: LiveSnapshot) => ReactNode) | undefined;
}

/** The match, or why there is none to see. */
export function MatchContent({
  matchId,
  view,
  leagueOf,
  text,
  prediction,
  outlook,
}: Props): ReactElement {
  const { t } = useTranslation('live');
  const { snapshot, status, refused, trail, viewers, cachedAt } = view;
  const [moment, setMoment] = useState<Moment | null>(null);
  const [replay, setReplay] = useState<'never' | 'open' | 'left'>('never');
  const leaveReplay = useCallback(() => setReplay('left'), []);
  const textLate = useShownBefore(snapshot !== null, text?.isLoaded ?? true);
  if (refused !== null) return <Refused refused={refused} />;
  if (snapshot === null && status.state === 'lost')
    return <Unreachable hint={t('connection.failedHint')} />;
  if (snapshot === null) return <LiveMatchSkeleton />;
  if (snapshot.match.deleted) return <NotFound />;
  // A replay or a lost connection knows neither the clock of now nor the viewers.
  const present = moment === null && status.state !== 'lost' && cachedAt === null;
  const running = snapshot.match.status === 'in_progress' && present;
  const silentSince = running ? view.consoleSilentSince : null;
  const shown = moment?.snapshot ?? snapshot;
  // While a match runs spectators want its goals before the preview; a late text would push them down.
  const textLast = snapshot.match.status === 'in_progress' || textLate;
  // A text describes the match as it was played, which a decision has changed.
  const isDecided = snapshot.match.outcome !== undefined;
  const shownText = moment === null && !isDecided && text?.render(snapshot.match, view.version);
  const shownPrediction = moment === null && prediction?.(snapshot);
  const isAhead = snapshot.match.status === 'scheduled';
  const at = moment?.event?.at;
  return (
    <ClockTimeContext value={at === undefined ? null : Date.parse(at)}>
      <ConnectionBanner status={status} cachedAt={cachedAt} consoleSilentSince={silentSince} />
      <h1 className="sr-only">
        {t('match.title', { home: snapshot.homeTeam.name, away: snapshot.awayTeam.name })}
      </h1>
      <MatchScoreboard
        snapshot={shown}
        league={leagueOf({ leagueId: shown.match.leagueId, league: snapshot.league })}
        viewers={present ? viewers : null}
        running={running}
        isCurrent={silentSince === null}
        moment={moment}
      />
      <StickyScore snapshot={shown} running={running} isCurrent={silentSince === null} />
      <ReplayBar
        {...{ matchId, view }}
        open={replay === 'open'}
        onMoment={setMoment}
        onLeave={leaveReplay}
      />
      {isAhead && shownPrediction}
      {!textLast && shownText}
      <MatchDetails
        snapshot={shown}
        tool={
          snapshot.match.clock !== null && (
            <ReplayButton
              match={snapshot.match}
              open={replay === 'open'}
              takesFocus={replay === 'left'}
              onToggle={() => setReplay(replay === 'open' ? 'left' : 'open')}
            />
          )
        }
        shownUpTo={moment === null ? trail.base : moment.version - 1}
        after={moment === null && <FansVote live={snapshot} pushed={view.fansVotes} />}
      />
      {textLast && shownText}
      {!isAhead && shownPrediction}
      {moment === null && outlook?.(snapshot)}
    </ClockTimeContext>
  );
}

/** Whether something was first shown before something else was known. */
function useShownBefore(shown: boolean, known: boolean): boolean {
  const [after, setAfter] = useState<boolean | null>(null);
  if (shown && after === null) setAfter(!known);
  return after === true;
}
