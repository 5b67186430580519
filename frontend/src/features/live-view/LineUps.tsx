import type { LivePlayerLine, LiveSnapshot, TeamRef, TeamSide } from '@kolo/domain';
import { Star, Users } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { listedName, type PlayerNames, playerNames } from '@/shared/live/news/player-names';
import { EmptyState, TeamCrest } from '@/shared/ui';
import { missingLogReason } from './missing-log-reason';
import { PlayerMarks } from './PlayerMarks';

export function LineUps({ snapshot }: { snapshot: LiveSnapshot }): ReactElement {
  const { t } = useTranslation('live');
  const names = useMemo(() => playerNames(snapshot), [snapshot]);
  const { match, homeTeam, awayTeam } = snapshot;
  if (match.lineup === null) {
    const why = missingLogReason(match);
    return (
      <EmptyState
        icon={<Users aria-hidden="true" className="size-6" />}
        title={t(why === null ? 'match.lineupsEmpty' : 'match.lineupsNone')}
        description={t(why === null ? 'match.lineupsEmptyHint' : `match.never.${why}`)}
      />
    );
  }
  const of = (side: TeamSide, team: TeamRef, playerIds: number[]) => (
    <TeamLineUp
      key={side}
      team={team}
      playerIds={playerIds}
      names={names}
      lines={match.players}
      mvpPlayerId={match.mvpPlayerId}
    />
  );
  return (
    <div className="grid divide-y sm:grid-cols-2 sm:divide-x sm:divide-y-0">
      {of('home', homeTeam, match.lineup.home)}
      {of('away', awayTeam, match.lineup.away)}
    </div>
  );
}

interface TeamProps {
  team: TeamRef;
  playerIds: number[];
  names: PlayerNames;
  lines: Record<string, LivePlayerLine>;
  mvpPlayerId: number | null;
}

function TeamLineUp({ team, playerIds, names, lines, mvpPlayerId }: TeamProps): ReactElement {
  const { t } = useTranslation('live');
  const number = (id: number) => names.get(id)?.jerseyNumber ?? Number.MAX_SAFE_INTEGER;
  const byNumber = [...playerIds].sort((a, b) => number(a) - number(b) || a - b);
  return (
    <section className="min-w-0 px-4 py-3">
      <h3 className="mb-1 flex items-center gap-2 text-sm font-bold">
        <TeamCrest name={team.name} className="size-6" />
        <span dir="auto" translate="no" className="truncate">
          {team.name}
        </span>
      </h3>
      <ul>
        {byNumber.map((id) => (
          <li key={id} className="flex min-h-10 items-center gap-3 border-b py-1 last:border-b-0">
            <span className="numerals w-6 shrink-0 text-right text-sm font-bold text-ink-muted">
              {names.get(id)?.jerseyNumber ?? ''}
            </span>
            <span
              dir="auto"
              translate="no"
              className="min-w-0 flex-1 text-sm leading-tight font-medium"
            >
              <span>{listedName(names, id)}</span>
              {id === mvpPlayerId && (
                <>
                  <Star
                    aria-hidden="true"
                    className="ml-1.5 inline size-3.5 fill-rank-gold align-[-2px] text-rank-gold"
                  />
                  <span className="sr-only">, {t('match.mvp')}</span>
                </>
              )}
            </span>
            <PlayerMarks line={lines[id]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
