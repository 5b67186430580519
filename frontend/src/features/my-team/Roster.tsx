import { limits, type OwnPlayerView } from '@kolo/domain';
import { Shirt, UserPlus, Users } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { byNumber, isFull, isWithdrawn, placesTaken } from '@/shared/players/roster';
import { WithdrawnPlayers } from '@/shared/players/WithdrawnPlayers';
import { Button, Card, CardHeader, EmptyState } from '@/shared/ui';
import { AddPlayerDialog } from './AddPlayerDialog';
import type { EarlierSquad } from './earlier-squad';
import { PlayerCards } from './PlayerCards';
import { PlayerTable } from './PlayerTable';
import { TakeOverDialog } from './TakeOverDialog';

interface Props {
  teamId: number;
  players: readonly OwnPlayerView[];
  /** Players that the team can take over from the season before. */
  squad: EarlierSquad | null;
}

export function Roster({ teamId, players, squad }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  const [adding, setAdding] = useState(false);
  const [takingOver, setTakingOver] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const ordered = byNumber(players.filter((player) => !isWithdrawn(player)));
  const places = { taken: placesTaken(players), max: limits.playersPerTeam };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted">
          <strong className="numerals text-base text-ink">{t('places', places)}</strong>{' '}
          {t('placesTaken')}
        </p>
        <div className="flex flex-wrap gap-2">
          {squad !== null && !isFull(players) && (
            <Button variant="secondary" onClick={() => setTakingOver(true)}>
              <Users aria-hidden="true" className="size-5" />
              {t('takeOver')}
            </Button>
          )}
          <Button ref={add} onClick={() => setAdding(true)}>
            <UserPlus aria-hidden="true" className="size-5" />
            {t('add')}
          </Button>
        </div>
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
      <WithdrawnPlayers players={players} />
      <AddPlayerDialog
        teamId={teamId}
        players={players}
        open={adding}
        onClose={() => setAdding(false)}
      />
      {takingOver && squad !== null && (
        <TakeOverDialog
          teamId={teamId}
          players={players}
          squad={squad}
          focusAfter={add}
          onClose={() => setTakingOver(false)}
        />
      )}
    </>
  );
}
