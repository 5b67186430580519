import type { OwnPlayerView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EditPlayerButton } from '@/shared/players/EditPlayerButton';
import { PlayerStatusBadge } from '@/shared/players/PlayerStatusBadge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/shared/ui';
import { DocumentLink } from './DocumentLink';

interface Props {
  players: readonly OwnPlayerView[];
}

export function PlayerTable({ players }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  return (
    <Table caption={t('players')}>
      <TableHead>
        <TableRow>
          <TableHeader numeric>{t('number')}</TableHeader>
          <TableHeader>{t('player')}</TableHeader>
          <TableHeader>{t('statusTitle')}</TableHeader>
          <TableHeader numeric>{t('goals')}</TableHeader>
          <TableHeader numeric>{t('assists')}</TableHeader>
          <TableHeader numeric>{t('yellowCards')}</TableHeader>
          <TableHeader numeric>{t('redCards')}</TableHeader>
          <TableHeader>{t('document')}</TableHeader>
          <TableHeader>
            <span className="sr-only">{t('edit.column')}</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {players.map((player) => (
          <TableRow key={player.id}>
            <TableCell numeric className="font-extrabold">
              {player.jerseyNumber}
            </TableCell>
            <th scope="row" className="px-3 py-2.5 text-left font-semibold">
              {player.name}
            </th>
            <TableCell>
              <PlayerStatusBadge status={player.status} />
            </TableCell>
            <TableCell numeric>{player.goals}</TableCell>
            <TableCell numeric>{player.assists}</TableCell>
            <TableCell numeric>{player.yellowCards}</TableCell>
            <TableCell numeric>{player.redCards}</TableCell>
            <TableCell className="py-0!">
              <DocumentLink player={player} />
            </TableCell>
            <TableCell className="py-0!">
              <EditPlayerButton player={player} players={players} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
