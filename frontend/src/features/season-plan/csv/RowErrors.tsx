import type { ImportRowError } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The cells that could not be read, by their lines in the file. */
export function RowErrors({ cells }: { cells: readonly ImportRowError[] }): ReactElement {
  const { t, i18n } = useTranslation('seasonPlan');
  const reason = ({ code, field, value }: ImportRowError): string => {
    const key = `csv.error.${code}` as 'csv.error.other';
    return t(i18n.has('seasonPlan', key) ? key : 'csv.error.other', { field, value });
  };
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
      <p className="font-bold">{t('csv.invalid', { count: cells.length })}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {cells.map((cell) => (
          <li key={`${cell.row} ${cell.field} ${cell.code}`}>
            <span className="font-semibold">{t('csv.row', { row: cell.row })}</span>
            {': '}
            <span>{reason(cell)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
