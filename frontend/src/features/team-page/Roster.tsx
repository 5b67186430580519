import type { PlayerView } from '@kolo/domain';
import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PlayerLink } from '@/shared/players/PlayerLink';
import {
  Card,
  EmptyState,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/shared/ui';

const counters = ['goals', 'assists', 'yellowCards', 'redCards'] as const;

export function Roster({ players }: { players: readonly PlayerView[] }): ReactElement {
  const { t } = useTranslation('teamPage');
  if (players.length === 0)
    return (
      <EmptyState
        icon={<Users aria-hidden="true" className="size-7" />}
        title={t('noPlayers')}
        description={t('noPlayersHint')}
      />
    );
  // Companies enter no positions, so the column is usually empty.
  const positions = players.some(({ position }) => position);
  const sorted = [...players].sort((a, b) => a.jerseyNumber - b.jerseyNumber);
  return (
    <Card>
      <Table caption={t('roster')}>
        <TableHead>
          <tr>
            <TableHeader className="w-12" full={t('number')}>
              #
            </TableHeader>
            <TableHeader>{t('player')}</TableHeader>
            {positions && (
              <TableHeader className="max-sm:px-1.5" full={t('position')}>
                {t('short.position')}
              </TableHeader>
            )}
            {counters.map((counter) => (
              <TableHeader key={counter} numeric className="max-sm:px-1.5" full={t(counter)}>
                {t(`short.${counter}`)}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {sorted.map((player) => (
            <TableRow key={player.id}>
              <TableCell className="numerals font-extrabold">{player.jerseyNumber}</TableCell>
              <TableCell className="font-semibold wrap-anywhere">
                <PlayerLink id={player.id} called={player.name} />
              </TableCell>
              {positions && (
                <TableCell className="text-ink-muted max-sm:px-1.5">
                  {player.position ?? '–'}
                </TableCell>
              )}
              {counters.map((counter) => (
                <TableCell key={counter} numeric className="max-sm:px-1.5">
                  {player[counter]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
