import type { ImportTableRow } from '@kolo/domain';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/shared/ui';

/** More would make a phone slow, and nobody reads two thousand lines. */
const shownLines = 100;

interface Props {
  caption: string;
  /** The first line is the header. */
  table: readonly ImportTableRow[];
  /** A column before those of the file. */
  aside?: { title: string; of: (line: ImportTableRow) => ReactNode };
  /** Marks a cell and is shown below its line, where it is seen however far the table is scrolled. */
  errorOf?: (line: ImportTableRow, column: number) => string | null;
}

/** A file as it was read, line by line. */
export function FileTable({ caption, table, aside, errorOf }: Props): ReactElement | null {
  const { t } = useTranslation('leaguePage');
  const [all, setAll] = useState(false);
  const [header, ...lines] = table;
  if (header === undefined) return null;
  const shown = all ? lines : lines.slice(0, shownLines);
  return (
    <>
      <Table caption={caption}>
        <TableHead>
          <tr>
            <TableHeader numeric>{t('files.line')}</TableHeader>
            {aside && <TableHeader>{aside.title}</TableHeader>}
            {header.cells.map((name, column) => (
              <TableHeader key={keyOf(column)}>
                <span translate="no">{name}</span>
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {shown.map((line) => (
            <Line
              key={line.row}
              line={line}
              names={header.cells}
              aside={aside?.of}
              errorOf={(column) => errorOf?.(line, column) ?? null}
            />
          ))}
        </TableBody>
      </Table>
      {shown.length < lines.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          {t('files.showAll', { count: lines.length })}
        </Button>
      )}
    </>
  );
}

/** Columns of a file have no key but their place, and two may have one name. */
const keyOf = (column: number): string => `column ${column}`;

interface LineProps {
  line: ImportTableRow;
  names: readonly string[];
  aside: ((line: ImportTableRow) => ReactNode) | undefined;
  errorOf: (column: number) => string | null;
}

function Line({ line, names, aside, errorOf }: LineProps): ReactElement {
  const id = useId();
  const errors = line.cells.flatMap((_, column) => {
    const error = errorOf(column);
    return error === null ? [] : [{ column, error }];
  });
  const isWrong = (column: number): boolean => errors.some((one) => one.column === column);
  return (
    <>
      <TableRow className="align-top">
        <TableCell numeric className="text-ink-muted">
          {line.row}
        </TableCell>
        {aside && <TableCell>{aside(line)}</TableCell>}
        {line.cells.map((text, column) => (
          <TableCell
            key={keyOf(column)}
            aria-describedby={isWrong(column) ? `${id}${column}` : undefined}
            className={isWrong(column) ? 'bg-danger-soft' : ''}
          >
            <span translate="no" className="wrap-break-word">
              {text}
            </span>
          </TableCell>
        ))}
      </TableRow>
      {errors.length > 0 && (
        <TableRow className="border-t-0! bg-danger-soft">
          <TableCell colSpan={names.length + (aside ? 2 : 1)}>
            <ul className="sticky left-3 grid w-fit max-w-[calc(100vw-6rem)] gap-1 text-xs font-semibold text-danger">
              {errors.map(({ column, error }) => (
                <li key={keyOf(column)} id={`${id}${column}`} className="wrap-anywhere">
                  <span translate="no">{names[column]}</span>
                  {': '}
                  <span>{error}</span>
                </li>
              ))}
            </ul>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
