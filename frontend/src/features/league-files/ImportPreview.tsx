import type { ImportAnswer, ImportEffect, ImportedRow, ImportTableRow } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, type BadgeTone } from '@/shared/ui';
import { FileTable } from './FileTable';

const tones: Record<ImportEffect, BadgeTone> = { create: 'ok', move: 'warn', nothing: 'neutral' };

/** What each line of a file does: nothing is written yet. */
export function ImportPreview({ answer }: { answer: ImportAnswer }): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { created, moved, unchanged, rows, table = [] } = answer;
  const outcomes = new Map(rows.map((row) => [row.row, row]));
  return (
    <section className="grid grid-cols-1 gap-2">
      <p role="status" className="font-semibold">
        {t('files.summary', { created, moved, unchanged })}
      </p>
      <FileTable
        caption={t('files.effects')}
        table={table}
        aside={{
          title: t('files.effect'),
          of: ({ row }: ImportTableRow) => <Outcome outcome={outcomes.get(row)} />,
        }}
      />
    </section>
  );
}

function Outcome({ outcome }: { outcome: ImportedRow | undefined }): ReactElement | null {
  const { t } = useTranslation('leaguePage');
  if (outcome === undefined) return null;
  const { does, note } = outcome;
  return (
    <>
      <Badge tone={tones[does]}>{t(`files.does.${does}`)}</Badge>
      {note !== undefined && (
        <span className="mt-1 block text-xs text-ink-muted">{t(`files.note.${note}`)}</span>
      )}
    </>
  );
}
