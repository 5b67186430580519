import { formatWhole } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  VisuallyHidden,
} from '@/shared/ui';
import type { Change, Standing } from './changes';

interface Props {
  title: string;
  /** The number that the list is ordered by. */
  count: string;
  rows: readonly Change[];
  empty?: string;
}

export function ChangesTable({ title, count, rows, empty }: Props): ReactElement {
  const { t } = useTranslation('decisions');
  return (
    <section>
      <h3 className="mb-2 text-sm font-bold">{title}</h3>
      {rows.length === 0 && empty !== undefined ? (
        <p className="text-sm text-ink-muted">{empty}</p>
      ) : (
        <Table caption={title}>
          <TableHead>
            <TableRow>
              <TableHeader className="w-full">
                <VisuallyHidden>{t('team')}</VisuallyHidden>
              </TableHeader>
              <TableHeader numeric>{count}</TableHeader>
              <TableHeader numeric>{t('withdraw.place')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, name, before, after }) => (
              <TableRow key={id}>
                <TableCell className="font-semibold wrap-anywhere">
                  <bdi translate="no">{name}</bdi>
                </TableCell>
                <TableCell numeric className="whitespace-nowrap">
                  <Pair before={text(before?.count)} after={text(after?.count)} />
                </TableCell>
                <TableCell numeric>
                  <Pair before={placeOf(before)} after={placeOf(after)} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );

  function placeOf(standing: Standing | null): string {
    if (standing === null) return '–';
    return standing.place === null ? t('withdraw.unranked') : `${standing.place}.`;
  }
}

const text = (count: number | undefined): string =>
  count === undefined ? '–' : formatWhole(count);

/** `12 → 9`, or the one value that stays. */
function Pair({ before, after }: { before: string; after: string }): ReactElement {
  const changed = before !== after;
  return (
    <span className={clsx('numerals', changed ? 'font-bold' : 'text-ink-muted')}>
      {changed ? `${before} → ${after}` : after}
    </span>
  );
}
