import type { BoardMatch } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useRelativeDay } from '@/shared/live/use-relative-day';
import { LiveDot } from '@/shared/ui';
import { BoardRow } from './BoardRow';
import type { BoardGroup } from './board-groups';
import type { FreshGoals } from './use-fresh-goals';

interface Props {
  group: BoardGroup;
  fresh: FreshGoals;
  leagueOf: (match: BoardMatch) => string | null;
}

export function BoardSection({ group, fresh, leagueOf }: Props): ReactElement {
  const { t } = useTranslation(['matches', 'common']);
  const relativeDay = useRelativeDay();
  const live = group.kind === 'live';
  return (
    <section>
      <h2
        className={clsx(
          'eyebrow mb-2 flex flex-wrap items-center gap-2 px-1',
          live ? 'text-live' : 'text-ink-muted',
        )}
      >
        {live && <LiveDot className="bg-live" />}
        <span>
          <span>{t(`board.${group.kind}`)}</span>
          {group.day !== null && <span>{` · ${relativeDay(group.day)}`}</span>}
        </span>
        <span className="ml-auto tracking-normal normal-case">
          {t('common:matches', { count: group.matches.length })}
        </span>
      </h2>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {group.matches.map((match) => (
          <li key={match.matchId}>
            <BoardRow
              match={match}
              scored={fresh.get(match.matchId)?.team ?? null}
              league={leagueOf(match)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
