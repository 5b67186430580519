import type { PlayerSums, TeamRef } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Card,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/shared/ui';

const counters = ['matches', 'goals', 'assists', 'mvps', 'yellowCards', 'redCards'] as const;

export interface SumsLine extends PlayerSums {
  key: string;
  team: TeamRef;
  name: ReactNode;
  note: string | null;
}

interface Props {
  title: string;
  /** Of the first column. */
  heading: string;
  lines: readonly SumsLine[];
}

export function SumsTable({ title, heading, lines }: Props): ReactElement {
  const { t } = useTranslation('playerPage');
  return (
    <section aria-label={title}>
      <h2 className="headline mb-3 text-2xl">{title}</h2>
      <Card>
        <Table caption={title}>
          <TableHead>
            <tr>
              <TableHeader>{heading}</TableHeader>
              {counters.map((counter) => (
                <TableHeader key={counter} numeric className="max-sm:px-1.5" full={t(counter)}>
                  {t(`short.${counter}`)}
                </TableHeader>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.key}>
                <TableCell className="leading-tight wrap-anywhere">
                  <Link to={`/team/${line.team.id}`} className="font-semibold hover:underline">
                    {line.name}
                  </Link>
                  {line.note !== null && (
                    <span className="block text-xs text-ink-muted">{line.note}</span>
                  )}
                </TableCell>
                {counters.map((counter) => (
                  <TableCell key={counter} numeric className="max-sm:px-1.5">
                    {line[counter]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </section>
  );
}
