import type { RefereeMatch, RefereeRole } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickOff } from '@/shared/live/KickOff';
import { Link } from '@/shared/ui';

interface Props {
  match: RefereeMatch;
  role: RefereeRole;
  feeCents: number;
  /** Set where a heading above names the day. */
  dayAbove?: boolean;
}

/** Which match it is, where and when, and what it pays. */
export function RefereeMatchLine({ match, role, feeCents, dayAbove = false }: Props): ReactElement {
  const { t } = useTranslation(['officials', 'common']);
  const { shortDate, time, cents } = useFormat();
  const { matchId, matchDate, home, away, venue, round, leagueName } = match;
  return (
    <div className="min-w-0">
      <p className="numerals flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-muted">
        <KickOff match={match}>
          {dayAbove ? time(matchDate) : `${shortDate(matchDate)} ${time(matchDate)}`}
        </KickOff>
        <span className="font-bold text-ink">{cents(feeCents)}</span>
      </p>
      <Link
        to={`/live/${matchId}`}
        className="inline-flex min-h-11 items-center font-bold wrap-anywhere hover:underline"
      >
        <span>
          <bdi>{home.name}</bdi> – <bdi>{away.name}</bdi>
        </span>
      </Link>
      <p className="dotted text-sm wrap-anywhere text-ink-muted">
        <span>{t(`role.${role}`)}</span>
        {venue !== null && <span translate="no">{venue}</span>}
        <span translate="no">{leagueName}</span>
        {round !== null && <span>{t('common:round', { round })}</span>}
      </p>
    </div>
  );
}

/** `KONČAR – INA` */
export const teamsOf = ({ home, away }: RefereeMatch): string => `${home.name} – ${away.name}`;
