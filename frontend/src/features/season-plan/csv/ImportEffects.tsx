import type { ImportAnswer, ImportEffect } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Badge,
  type BadgeTone,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/shared/ui';

interface Props {
  answer: ImportAnswer;
  /** The imported text, whose lines the answer speaks of. */
  text: string;
}

const tones: Record<ImportEffect, BadgeTone> = { create: 'ok', move: 'warn', nothing: 'neutral' };

/** What each row of an import does: nothing is written yet. */
export function ImportEffects({ answer, text }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const { created, moved, unchanged, rows } = answer;
  const lines = text.split(/\r?\n/);
  return (
    <section className="grid gap-2">
      <p role="status" className="font-semibold">
        {t('csv.summary', { created, moved, unchanged })}
      </p>
      <Table caption={t('csv.effects')}>
        <TableHead>
          <tr>
            <TableHeader numeric>{t('csv.line')}</TableHeader>
            <TableHeader>{t('csv.content')}</TableHeader>
            <TableHeader>{t('csv.effect')}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map(({ row, does }) => (
            <TableRow key={row}>
              <TableCell numeric className="align-top">
                {row}
              </TableCell>
              <TableCell className="wrap-anywhere">
                <span translate="no">{(lines[row - 1] ?? '').split(';').join(' · ')}</span>
              </TableCell>
              <TableCell className="align-top">
                <Badge tone={tones[does]}>{t(`csv.does.${does}`)}</Badge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
