import type { ScheduleFairness } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
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

interface Props {
  fairness: readonly ScheduleFairness[];
  times: readonly string[];
  names: ReadonlyMap<number, string>;
}

/** How fair the season is to each team: home and away, series, and kick-off times. */
export function FairnessTable({ fairness, times, names }: Props): ReactElement {
  const { t } = useTranslation('schedule');
  const different = [...new Set(times)].sort();
  return (
    <Card>
      <CardHeader level={3} title={t('fairness')} />
      <Table caption={t('fairness')}>
        <TableHead>
          <tr>
            <TableHeader className="sticky left-0 bg-raised">{t('team')}</TableHeader>
            <TableHeader numeric className="max-sm:px-2">
              {t('home')}
            </TableHeader>
            <TableHeader numeric className="max-sm:px-2">
              {t('away')}
            </TableHeader>
            <TableHeader numeric className="max-sm:px-2" full={t('longestRunHint')}>
              {t('longestRun')}
            </TableHeader>
            {different.map((time) => (
              <TableHeader key={time} numeric className="max-sm:px-2">
                {time}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {fairness.map((line) => (
            <TableRow key={line.teamId} className="group">
              <TableHeader
                scope="row"
                className="sticky left-0 max-w-36 truncate bg-surface text-sm! font-semibold! tracking-normal! normal-case! group-hover:bg-raised"
              >
                {names.get(line.teamId)}
              </TableHeader>
              <TableCell numeric className="max-sm:px-2">
                {line.home}
              </TableCell>
              <TableCell numeric className="max-sm:px-2">
                {line.away}
              </TableCell>
              <TableCell numeric className="max-sm:px-2">
                {Math.max(line.longestHomeRun, line.longestAwayRun)}
              </TableCell>
              {different.map((time) => (
                <TableCell key={time} numeric className="max-sm:px-2">
                  {line.kickOffs[time] ?? 0}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
