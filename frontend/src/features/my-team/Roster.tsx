import { limits, type OwnPlayerView } from '@kolo/domain';
import { Shirt, UserPlus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card, CardHeader, EmptyState } from '../../shared/ui';
import { AddPlayerDialog } from './AddPlayerDialog';
import { PlayerCards } from './PlayerCards';
import { PlayerTable } from './PlayerTable';
import { byNumber, placesTaken } from './roster';

interface Props {
  teamId: number;
  players: readonly OwnPlayerView[];
}

/** The team's players, and the way to add one. */
export function Roster({ teamId, players }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  const [adding, setAdding] = useState(false);
  const ordered = byNumber(players);
  const places = { taken: placesTaken(players), max: limits.playersPerTeam };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted">
          <strong className="numerals text-base text-ink">{t('places', places)}</strong>{' '}
          {t('placesTaken')}
        </p>
        <Button onClick={() => setAdding(true)}>
          <UserPlus aria-hidden="true" className="size-5" />
          {t('add')}
        </Button>
      </div>
      <Card className="mt-3">
        <CardHeader title={t('players')} />
        {ordered.length === 0 ? (
          <EmptyState
            icon={<Shirt aria-hidden="true" className="size-7" />}
            title={t('noPlayers')}
            description={t('noPlayersHint')}
          />
        ) : (
          <>
            <div className="md:hidden">
              <PlayerCards players={ordered} />
            </div>
            <div className="max-md:hidden">
              <PlayerTable players={ordered} />
            </div>
          </>
        )}
      </Card>
      <AddPlayerDialog
        teamId={teamId}
        players={players}
        open={adding}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
