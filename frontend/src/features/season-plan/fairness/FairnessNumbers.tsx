import type { TeamFairness } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/shared/ui';
import { kickOffsOf, restRange } from './fairness-facts';

/** What the drawings show, in numbers. */
export function FairnessNumbers({ teams }: { teams: readonly TeamFairness[] }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const times = kickOffsOf(teams);
  return (
    <Table caption={t('fairness.numbers')}>
      <TableHead>
        <tr>
          <TableHeader className="sticky left-0 bg-raised">{t('blackouts.team')}</TableHeader>
          {times.map((time) => (
            <TableHeader key={time} numeric className="px-2">
              {time}
            </TableHeader>
          ))}
          <TableHeader numeric className="px-2">
            {t('fairness.home')}
          </TableHeader>
          <TableHeader numeric className="px-2">
            {t('fairness.away')}
          </TableHeader>
          <TableHeader numeric className="px-2 whitespace-nowrap">
            {t('fairness.restRange')}
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {teams.map(({ team, home, away, kickOffs, restDays }) => (
          <TableRow key={team.id} className="group">
            <TableHeader
              scope="row"
              className="sticky left-0 max-w-36 truncate bg-surface text-sm! font-semibold! tracking-normal! normal-case! group-hover:bg-raised"
            >
              <bdi translate="no">{team.name}</bdi>
            </TableHeader>
            {times.map((time) => (
              <TableCell key={time} numeric className="px-2">
                {kickOffs[time] ?? 0}
              </TableCell>
            ))}
            <TableCell numeric className="px-2">
              {home}
            </TableCell>
            <TableCell numeric className="px-2">
              {away}
            </TableCell>
            <TableCell numeric className="px-2 whitespace-nowrap">
              {restRange(restDays)?.join(' – ') ?? '–'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
