import { type ReactElement, useState } from 'react';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader } from '@/shared/ui';
import { ImportErrors } from './ImportErrors';
import { type ImportInput, ImportInputs } from './ImportInputs';
import { ImportPreview } from './ImportPreview';
import { readTable, rowErrors, useDryRun, useImport } from './use-imports';

/** A file or what was copied from a spreadsheet; it is shown what it does before anything is written. */
export function ImportForm({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('leaguePage');
  const [input, setInput] = useState<ImportInput>({ kind: 'companies', file: null, text: '' });
  const dryRun = useDryRun(leagueId);
  const write = useImport(leagueId);
  const { kind, file, text } = input;
  const source = { kind, content: file ?? text };
  const change = (changed: ImportInput): void => {
    setInput(changed);
    dryRun.reset();
    write.reset();
  };
  const failure = write.error ?? dryRun.error;
  const errors = rowErrors(failure);
  const changes = dryRun.data ? dryRun.data.created + dryRun.data.moved : 0;
  return (
    <Card>
      <CardHeader title={t('files.import')} />
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="max-w-prose text-sm text-ink-muted">{t('files.lead')}</p>
        <ImportInputs input={input} onChange={change} />
        {errors.length > 0 && <ImportErrors errors={errors} table={readTable(failure)} />}
        {errors.length === 0 && failure && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {errorMessage(failure)}
          </p>
        )}
        {errors.length === 0 && dryRun.data && <ImportPreview answer={dryRun.data} />}
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
          {dryRun.data ? (
            <Button
              disabled={changes === 0}
              pending={write.isPending}
              onClick={() =>
                write.mutate(source, { onSuccess: () => change({ kind, file: null, text: '' }) })
              }
            >
              {t('files.importIt')}
            </Button>
          ) : (
            <Button
              disabled={file === null && text.trim() === ''}
              pending={dryRun.isPending}
              onClick={() => dryRun.mutate(source)}
            >
              {t('files.check')}
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
