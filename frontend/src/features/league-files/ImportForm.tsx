import { type ImportKind, importKinds } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  FileInput,
  FormField,
  RadioRow,
  TextArea,
} from '@/shared/ui';
import { ImportErrors } from './ImportErrors';
import { ImportPreview } from './ImportPreview';
import { readTable, rowErrors, useDryRun, useImport } from './use-imports';

/** A file or what was copied from a spreadsheet; it is shown what it does before anything is written. */
export function ImportForm({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('leaguePage');
  const [kind, setKind] = useState<ImportKind>('companies');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const dryRun = useDryRun(leagueId);
  const write = useImport(leagueId);
  const source = { kind, content: file ?? text };
  const changed = (): void => {
    dryRun.reset();
    write.reset();
  };
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setText('');
    changed();
  };
  const failure = write.error ?? dryRun.error;
  const errors = rowErrors(failure);
  const changes = dryRun.data ? dryRun.data.created + dryRun.data.moved : 0;
  return (
    <Card>
      <CardHeader title={t('files.import')} />
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="max-w-prose text-sm text-ink-muted">{t('files.lead')}</p>
        <fieldset className="grid min-w-0 gap-2 sm:grid-cols-3">
          <legend className="mb-1.5 text-sm font-semibold">{t('files.kind')}</legend>
          {importKinds.map((one) => (
            <RadioRow
              key={one}
              name="import-kind"
              checked={one === kind}
              onChoose={() => {
                setKind(one);
                changed();
              }}
            >
              <span className="font-semibold">{t(`files.kinds.${one}`)}</span>
            </RadioRow>
          ))}
        </fieldset>
        <FormField label={t('files.file')}>
          <FileInput
            file={file}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            onRemove={() => choose(null)}
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
        </FormField>
        {file === null && (
          <FormField
            label={t('files.paste')}
            hint={t('files.pasteHint', { header: t(`files.headers.${kind}`) })}
          >
            <TextArea
              value={text}
              rows={5}
              spellCheck={false}
              className="font-mono text-sm!"
              onChange={({ target }) => {
                setText(target.value);
                changed();
              }}
            />
          </FormField>
        )}
        {errors.length > 0 ? (
          <ImportErrors errors={errors} table={readTable(failure)} />
        ) : (
          failure && (
            <p role="alert" className="text-sm font-semibold text-danger">
              {errorMessage(failure)}
            </p>
          )
        )}
        {dryRun.data && errors.length === 0 && <ImportPreview answer={dryRun.data} />}
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
          {dryRun.data ? (
            <Button
              disabled={changes === 0}
              pending={write.isPending}
              onClick={() => write.mutate(source, { onSuccess: () => choose(null) })}
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
