import type { ImportBatch } from '@kolo/domain';
import { FileSpreadsheet, Undo2 } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Badge,
  Button,
  Card,
  CardHeader,
  ConfirmDialog,
  EmptyState,
  SkeletonRows,
} from '@/shared/ui';
import { useImportBatches, useUndoImport } from './use-imports';

/** The files that a league was filled from, each with its undo. */
export function ImportBatches({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('leaguePage');
  const batches = useImportBatches(leagueId);
  const [undone, setUndone] = useState<ImportBatch | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const undo = useUndoImport(leagueId);
  const close = (): void => setUndone(null);
  return (
    <Card>
      <CardHeader title={t('files.batches')} />
      <div ref={list} tabIndex={-1} className="outline-none">
        <Loaded query={batches} loading={<SkeletonRows rows={2} />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                icon={<FileSpreadsheet aria-hidden="true" className="size-7" />}
                title={t('files.noBatches')}
                description={t('files.noBatchesHint')}
              />
            ) : (
              <ul className="divide-y">
                {all.map((batch) => (
                  <BatchRow key={batch.id} batch={batch} onUndo={() => setUndone(batch)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {undone !== null && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('files.undoTitle')}
          description={t('files.undoText')}
          confirmLabel={t('files.undo')}
          pending={undo.isPending}
          focusAfter={list}
          onConfirm={() => undo.mutate(undone.id, { onSettled: close })}
        />
      )}
    </Card>
  );
}

function BatchRow({ batch, onUndo }: { batch: ImportBatch; onUndo: () => void }): ReactElement {
  const { t } = useTranslation('leaguePage');
  const format = useFormat();
  const { kind, importedAt, created, moved, undoneAt } = batch;
  const when = format.dateTime(importedAt);
  const name = t(`files.kinds.${kind}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="numerals dotted text-sm text-ink-muted">
          <span>{when}</span>
          <span>{t('files.batch', { created, moved })}</span>
        </p>
      </div>
      {undoneAt === null ? (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          aria-label={t('files.undoOf', { name, when })}
          onClick={onUndo}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          <span>{t('files.undo')}</span>
        </Button>
      ) : (
        <Badge>{t('files.isUndone')}</Badge>
      )}
    </li>
  );
}
