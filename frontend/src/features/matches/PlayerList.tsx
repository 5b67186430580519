import type { MatchPlayer, TeamRef } from '@kolo/domain';
import { Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PlayerLink } from '@/shared/players/PlayerLink';
import {
  Card,
  CardHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/shared/ui';

const counters = ['goals', 'assists', 'yellowCards', 'redCards'] as const;

interface Props {
  team: TeamRef;
  players: readonly MatchPlayer[];
  mvp: number | null;
}

export function PlayerList({ team, players, mvp }: Props): ReactElement {
  const { t } = useTranslation(['matches', 'teamPage']);
  return (
    <Card>
      <CardHeader level={3} title={team.name} />
      {players.length === 0 ? (
        <p className="p-4 text-sm text-ink-muted">{t('noLineUp')}</p>
      ) : (
        <Table caption={t('players', { team: team.name })}>
          <TableHead>
            <tr>
              <TableHeader className="px-3!">{t('teamPage:player')}</TableHeader>
              {counters.map((counter) => (
                <TableHeader
                  key={counter}
                  numeric
                  className="px-1.5! last:pr-3!"
                  full={t(`teamPage:${counter}`)}
                >
                  {t(`teamPage:short.${counter}`)}
                </TableHeader>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {players.map((player) => (
              <TableRow key={player.id}>
                <TableCell className="px-3! py-2!">
                  <span className="numerals mr-2 text-xs text-ink-muted">
                    {player.jerseyNumber}
                  </span>
                  <PlayerLink id={player.id} called={player.name} className="font-semibold" />
                  {player.id === mvp && (
                    <>
                      <Trophy
                        aria-hidden="true"
                        className="ml-1.5 inline size-3.5 text-accent-ink"
                      />
                      <span className="sr-only">{t('mvp')}</span>
                    </>
                  )}
                </TableCell>
                {counters.map((counter) => (
                  <TableCell
                    key={counter}
                    numeric
                    className={`px-1.5! py-2! last:pr-3! ${player[counter] === 0 ? 'text-ink-muted' : 'font-extrabold'}`}
                  >
                    {player[counter]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
