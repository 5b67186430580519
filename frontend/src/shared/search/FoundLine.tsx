import type { FoundMatch } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickOff } from '@/shared/live/KickOff';
import { TeamCrest } from '@/shared/ui';
import type { FoundEntry } from './found-groups';

/** What a link to it shows, in the dialog and on the page. */
export function FoundLine({ entry }: { entry: FoundEntry }): ReactElement {
  const { title, note, team, match } = entry;
  return (
    <>
      <TeamCrest name={team} className="size-8" />
      {/* In large letters on a phone the date is below the names, which need the whole width. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-[1_1_9rem] leading-tight">
          <span dir="auto" translate="no" className="block font-semibold wrap-anywhere">
            {title}
          </span>
          {note !== null && note !== '' && (
            <span className="block text-xs text-ink-muted wrap-anywhere">{note}</span>
          )}
        </span>
        {match !== null && <MatchEnd match={match} />}
      </span>
    </>
  );
}

function MatchEnd({ match }: { match: FoundMatch }): ReactElement {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { status, matchDate, homeScore, awayScore } = match;
  if (status === 'in_progress')
    return <span className="text-xs font-bold text-live uppercase">{t('live')}</span>;
  const date = (
    <KickOff match={match} className="numerals block text-xs text-ink-muted">
      {format.date(matchDate)}
    </KickOff>
  );
  return (
    <span className="text-right leading-tight">
      {homeScore !== null && awayScore !== null && (
        <span className="numerals block font-extrabold">{`${homeScore}:${awayScore}`}</span>
      )}
      {date}
    </span>
  );
}
