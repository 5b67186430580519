import type { ImportTableRow } from '@kolo/domain';
import { type ReactElement, type ReactNode, useState } from 'react';
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
  /** Stands below a cell and marks it. */
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
              <Heading key={keyOf(column)} name={name} error={errorOf?.(header, column) ?? null} />
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {shown.map((line) => (
            <TableRow key={line.row} className="align-top">
              <TableCell numeric className="text-ink-muted">
                {line.row}
              </TableCell>
              {aside && <TableCell>{aside.of(line)}</TableCell>}
              {line.cells.map((text, column) => (
                <Cell key={keyOf(column)} text={text} error={errorOf?.(line, column) ?? null} />
              ))}
            </TableRow>
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

/** Columns of a file have only their place, and a name may stand there twice. */
const keyOf = (column: number): string => `column ${column}`;

interface CellProps {
  error: string | null;
}

function Heading({ name, error }: CellProps & { name: string }): ReactElement {
  return (
    <TableHeader className={error === null ? '' : 'bg-danger-soft'}>
      <span translate="no">{name}</span>
      <CellError error={error} />
    </TableHeader>
  );
}

function Cell({ text, error }: CellProps & { text: string }): ReactElement {
  return (
    <TableCell className={error === null ? '' : 'bg-danger-soft'}>
      <span translate="no" className="wrap-break-word">
        {text}
      </span>
      <CellError error={error} />
    </TableCell>
  );
}

function CellError({ error }: CellProps): ReactElement | null {
  if (error === null) return null;
  return <span className="block min-w-40 text-xs font-semibold text-danger">{error}</span>;
}
