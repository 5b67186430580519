import { type BoardMatch, isSameVenue, type ManageView } from '@kolo/domain';
import { CircleCheckBig } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';
import { rememberedGrants } from '@/shared/console/remembered-grants';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useBoardPart } from '@/shared/live/use-board';
import { useRelativeDay } from '@/shared/live/use-relative-day';
import { ButtonLink, Card } from '@/shared/ui';

type Place = Pick<ManageView, 'id' | 'venue' | 'matchDate'>;

/** For people without an account, who have no administration to return to. */
export function AfterTheMatch(): ReactElement {
  const { t } = useTranslation('console');
  const { view } = useConsole();
  const { home } = useConsoleAccess();
  const next = useBoardPart(`after-${view.id}`, (matches) => nextInHall(matches, view));
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <CircleCheckBig aria-hidden="true" className="size-7 text-ok" />
      <p className="min-w-0 flex-1 basis-60 text-lg leading-snug font-bold">{t('thanks')}</p>
      {next === null ? (
        <ButtonLink to={home} size="touch" variant="secondary" className="max-sm:w-full">
          {t('backToTable')}
        </ButtonLink>
      ) : (
        <NextMatch match={next} />
      )}
    </Card>
  );
}

function NextMatch({ match }: { match: BoardMatch }): ReactElement {
  const { t } = useTranslation('console');
  const { grant } = useConsoleAccess();
  const { time } = useFormat();
  const day = useRelativeDay();
  const isOurs = rememberedGrants().some(
    ({ grantId, matches }) =>
      grantId === grant?.id && matches.some(({ id }) => id === match.matchId),
  );
  return (
    <div className="flex w-full flex-wrap items-center gap-3 border-t pt-3">
      <p className="min-w-0 flex-1 basis-60 leading-snug">
        <span className="block text-sm text-ink-muted">
          {t('next.title', { day: day(match.matchDate), time: time(match.matchDate) })}
        </span>
        <strong className="wrap-anywhere">
          <span>{match.homeTeam.name}</span> – <span>{match.awayTeam.name}</span>
        </strong>
      </p>
      <ButtonLink
        to={isOurs ? `/console/match/${match.matchId}` : `/live/${match.matchId}`}
        size="touch"
        className="max-sm:w-full"
      >
        {t(isOurs ? 'next.run' : 'next.follow')}
      </ButtonLink>
    </div>
  );
}

/** The next match that waits for its kick-off in the same hall. */
function nextInHall(matches: readonly BoardMatch[], { id, venue, matchDate }: Place) {
  const later = matches.filter(
    (match) =>
      match.matchId !== id &&
      isSameVenue(match.venue, venue) &&
      match.status === 'scheduled' &&
      match.outcome === undefined &&
      Date.parse(match.matchDate) >= Date.parse(matchDate),
  );
  return later.sort((a, b) => Date.parse(a.matchDate) - Date.parse(b.matchDate))[0] ?? null;
}
