import {
  hasPlayedScore,
  type LiveMatch,
  type LivePlayerLine,
  type LiveSnapshot,
  type RefereedView,
  type TeamRef,
  type TeamSide,
} from '@kolo/domain';
import { Users } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { listedName, type PlayerNames, playerNames } from '@/shared/live/news/player-names';
import { EmptyState, TeamCrest } from '@/shared/ui';
import { ListedPlayer } from './ListedPlayer';
import { missingLogReason } from './missing-log-reason';
import { OfficialNames, OfficialsList } from './OfficialsList';

export function LineUps({ snapshot }: { snapshot: LiveSnapshot }): ReactElement {
  const { t } = useTranslation('live');
  const names = useMemo(() => playerNames(snapshot), [snapshot]);
  const { match, homeTeam, awayTeam, officials, referees } = snapshot;
  if (match.lineup === null) {
    const why = missingLogReason(match);
    return (
      <>
        <EmptyState
          icon={<Users aria-hidden="true" className="size-6" />}
          title={t(why === null ? 'match.lineupsEmpty' : 'match.lineupsNone')}
          description={t(why === null ? 'match.lineupsEmptyHint' : `match.never.${why}`)}
        />
        <MatchReferees referees={referees} />
      </>
    );
  }
  const of = (side: TeamSide, team: TeamRef, playerIds: number[]) => (
    <TeamLineUp
      key={side}
      team={team}
      playerIds={playerIds}
      names={names}
      lines={linesOf(match)}
      mvpPlayerId={match.mvpPlayerId}
      bench={<OfficialsList officials={officials} side={side} className="mt-1 border-t pt-1" />}
    />
  );
  return (
    <>
      <div className="grid divide-y sm:grid-cols-2 sm:divide-x sm:divide-y-0">
        {of('home', homeTeam, match.lineup.home)}
        {of('away', awayTeam, match.lineup.away)}
      </div>
      <MatchReferees referees={referees} />
    </>
  );
}

/** Cards stay whatever is decided; goals belong to a score that was played. */
const linesOf = (match: LiveMatch): LiveMatch['players'] =>
  hasPlayedScore(match)
    ? match.players
    : Object.fromEntries(
        Object.entries(match.players).map(([id, line]) => [id, { ...line, goals: 0, assists: 0 }]),
      );

function MatchReferees({ referees = [] }: RefereedView): ReactElement | null {
  const { t } = useTranslation('live');
  if (referees.length === 0) return null;
  return (
    <section className="border-t px-4 py-3">
      <h3 className="mb-1 text-sm font-bold">{t('match.officials')}</h3>
      <OfficialNames named={referees} />
    </section>
  );
}

interface TeamProps {
  team: TeamRef;
  playerIds: number[];
  names: PlayerNames;
  lines: Record<string, LivePlayerLine>;
  mvpPlayerId: number | null;
  bench: ReactElement;
}

const groupStyle = 'eyebrow mt-2 text-ink-muted';

function TeamLineUp({
  team,
  playerIds,
  names,
  lines,
  mvpPlayerId,
  bench,
}: TeamProps): ReactElement {
  const { t } = useTranslation('live');
  const number = (id: number) => names.get(id)?.jerseyNumber ?? Number.MAX_SAFE_INTEGER;
  const byNumber = [...playerIds].sort((a, b) => number(a) - number(b) || a - b);
  const isStarter = (id: number) => lines[id]?.roles?.includes('starter') === true;
  const starters = byNumber.filter(isStarter);
  const substitutes = byNumber.filter((id) => !isStarter(id));
  const list = (ids: readonly number[]) => (
    <ul>
      {ids.map((id) => (
        <ListedPlayer
          key={id}
          id={id}
          name={listedName(names, id)}
          jerseyNumber={names.get(id)?.jerseyNumber}
          line={lines[id]}
          isMvp={id === mvpPlayerId}
        />
      ))}
    </ul>
  );
  return (
    <section className="min-w-0 px-4 py-3">
      <h3 className="mb-1 flex items-center gap-2 text-sm font-bold">
        <TeamCrest name={team.name} className="size-6" />
        <span dir="auto" translate="no" className="truncate">
          {team.name}
        </span>
      </h3>
      {starters.length === 0 ? (
        list(byNumber)
      ) : (
        <>
          <h4 className={groupStyle}>{t('match.starters')}</h4>
          {list(starters)}
          {substitutes.length > 0 && (
            <>
              <h4 className={groupStyle}>{t('match.substitutes')}</h4>
              {list(substitutes)}
            </>
          )}
        </>
      )}
      {bench}
    </section>
  );
}
