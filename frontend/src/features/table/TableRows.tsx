import { type LiveTableRow, limits, type TableCut } from '@kolo/domain';
import { ListOrdered } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, EmptyState, SkeletonRows, useWide } from '@/shared/ui';
import { TableCards } from './TableCards';
import { WideTable } from './WideTable';

interface Props {
  rows: readonly LiveTableRow[];
  cut?: TableCut | undefined;
}

/** A table where there is room, cards on a phone. */
export function TableRows({ rows, cut }: Props): ReactElement {
  const wide = useWide('md');
  if (!wide) return <TableCards rows={rows} cut={cut} />;
  return (
    <Card>
      <WideTable rows={rows} cut={cut} />
    </Card>
  );
}

export function LoadingRows(): ReactElement {
  return <SkeletonRows rows={limits.table.visitorRows} rowClassName="h-12 md:h-11" />;
}

/** @param props.inLeague false where no league is active */
export function NoRows({ inLeague }: { inLeague: boolean }): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <EmptyState
      icon={<ListOrdered aria-hidden="true" className="size-7" />}
      title={t('empty')}
      description={t(inLeague ? 'emptyHint' : 'noneActive')}
    />
  );
}
