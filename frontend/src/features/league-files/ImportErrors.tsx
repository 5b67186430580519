import type { ImportRowError, ImportTableRow } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FileTable } from './FileTable';

interface Props {
  errors: readonly ImportRowError[];
  /** Empty where the file could not be taken apart. */
  table: readonly ImportTableRow[];
}

/** Errors are shown below their line; those without a cell, above the table. */
export function ImportErrors({ errors, table }: Props): ReactElement {
  const { t, i18n } = useTranslation('leaguePage');
  const reasonOf = ({ code, field, value }: ImportRowError): string => {
    const key = `files.error.${code}` as 'files.error.other';
    return t(i18n.has('leaguePage', key) ? key : 'files.error.other', { field, value });
  };
  const [header, ...lines] = table;
  const names = header?.cells ?? [];
  const placed = new Map(
    errors.flatMap((error) => {
      const column = names.indexOf(error.field);
      const isThere = column >= 0 && lines.some(({ row }) => row === error.row);
      return isThere ? [[`${error.row} ${column}`, error] as const] : [];
    }),
  );
  const others = errors.filter((error) => ![...placed.values()].includes(error));
  const wrong = new Set([...placed.values()].map(({ row }) => row));
  return (
    <section className="grid grid-cols-1 gap-2">
      <div role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
        <p className="font-bold">{t('files.invalid', { count: errors.length })}</p>
        {others.length > 0 && (
          <ul className="list-disc pl-5 wrap-anywhere">
            {others.map((error) => (
              <li key={`${error.row} ${error.field} ${error.code}`}>
                <span className="font-semibold">{t('files.row', { row: error.row })}</span>
                {': '}
                <span>{reasonOf(error)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {header !== undefined && wrong.size > 0 && (
        <FileTable
          caption={t('files.wrongLines')}
          table={[header, ...lines.filter(({ row }) => wrong.has(row))]}
          errorOf={({ row }, column) => {
            const error = placed.get(`${row} ${column}`);
            return error === undefined ? null : reasonOf(error);
          }}
        />
      )}
    </section>
  );
}
