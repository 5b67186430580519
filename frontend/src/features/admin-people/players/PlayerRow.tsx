import type { PendingPlayer } from '@kolo/domain';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { VisuallyHidden } from '@/shared/ui';
import { DocumentLink } from './DocumentLink';
import { PlayerDecision } from './PlayerDecision';
import { seasonOf, useCalled } from './use-called';

export function PlayerRow({ player }: { player: PendingPlayer }): ReactElement {
  const { t } = useTranslation('adminPeople');
  const format = useFormat();
  const { firstName, lastName, jerseyNumber, team, createdAt } = player;
  const name = `${firstName} ${lastName}`;
  const season = seasonOf(player);
  const called = useCalled()(player);
  return (
    <div className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <span className="numerals grid size-12 shrink-0 place-items-center rounded-control bg-sunken text-lg font-extrabold">
          <VisuallyHidden>{t('player.number', { number: jerseyNumber })}</VisuallyHidden>
          <span aria-hidden="true">{jerseyNumber}</span>
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-tight font-extrabold tracking-tight wrap-anywhere">
            {name}
          </h3>
          <p className="flex flex-wrap items-center gap-x-4 text-sm max-sm:flex-col max-sm:items-start">
            <Link
              to={`/team/${team.id}`}
              className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere text-accent-ink underline-offset-4 hover:underline"
            >
              {team.name}
            </Link>
            {season.length > 0 && <span className="text-ink-muted wrap-anywhere">{season}</span>}
            <DocumentLink name={called} url={player.employmentDocumentUrl} />
            <time dateTime={createdAt} className="numerals text-ink-muted">
              {t('player.added', { date: format.date(createdAt) })}
            </time>
          </p>
        </div>
      </div>
      <PlayerDecision player={player} name={called} />
    </div>
  );
}
