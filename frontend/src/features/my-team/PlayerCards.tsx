import type { OwnPlayerView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EditPlayerButton } from '@/shared/players/EditPlayerButton';
import { PlayerStatusBadge } from '@/shared/players/PlayerStatusBadge';
import { DocumentLink } from './DocumentLink';

const counters = ['goals', 'assists', 'yellowCards', 'redCards'] as const;

interface Props {
  players: readonly OwnPlayerView[];
}

export function PlayerCards({ players }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  return (
    <ul aria-label={t('players')} className="divide-y">
      {players.map((player) => (
        <li key={player.id} className="px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="numerals grid size-11 shrink-0 place-items-center rounded-control bg-sunken text-lg font-extrabold">
              {player.jerseyNumber}
            </span>
            <p className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere">{player.name}</p>
            <PlayerStatusBadge status={player.status} />
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
            <dl className="flex flex-wrap gap-x-4">
              {counters.map((counter) => (
                <div key={counter} className="flex flex-col-reverse">
                  <dt className="text-xs text-ink-muted">{t(counter)}</dt>
                  <dd className="numerals font-bold">{player[counter]}</dd>
                </div>
              ))}
            </dl>
            <span className="flex items-center">
              <DocumentLink player={player} />
              <EditPlayerButton player={player} players={players} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
