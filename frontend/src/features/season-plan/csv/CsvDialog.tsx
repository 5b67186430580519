import { FileDown } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog, FileInput, FormField, TextArea } from '@/shared/ui';
import { buttonStyle } from '@/shared/ui/button-style';
import { ImportEffects } from './ImportEffects';
import { RowErrors } from './RowErrors';
import { csvPath, rowErrors, useDryRun, useImport } from './use-import';

interface Props {
  leagueId: number;
  onClose: () => void;
}

/** Fixtures out and in as CSV; an import shows what each row does before anything is written. */
export function CsvDialog({ leagueId, onClose }: Props): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const dryRun = useDryRun(leagueId);
  const write = useImport(leagueId);
  const change = (csv: string): void => {
    setText(csv);
    dryRun.reset();
  };
  const read = async (chosen: File | null): Promise<void> => {
    setFile(chosen);
    change(chosen === null ? '' : await chosen.text());
  };
  const cells = rowErrors(dryRun.error ?? write.error);
  const failure = dryRun.error ?? write.error;
  const changes = dryRun.data ? dryRun.data.created + dryRun.data.moved : 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('csv.title')}
      description={t('csv.lead')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:close')}
          </Button>
          {dryRun.data ? (
            <Button
              disabled={changes === 0}
              pending={write.isPending}
              onClick={() => write.mutate(text, { onSuccess: onClose })}
            >
              {t('csv.import')}
            </Button>
          ) : (
            <Button
              disabled={text.trim() === ''}
              pending={dryRun.isPending}
              onClick={() => dryRun.mutate(text)}
            >
              {t('csv.check')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 py-2">
        <a
          href={csvPath(leagueId)}
          download
          className={buttonStyle({ variant: 'secondary', className: 'justify-self-start' })}
        >
          <FileDown aria-hidden="true" className="size-4" />
          {t('csv.download')}
        </a>
        <FormField label={t('csv.file')}>
          <FileInput
            file={file}
            accept=".csv,text/csv"
            onRemove={() => void read(null)}
            onChange={({ target }) => void read(target.files?.[0] ?? null)}
          />
        </FormField>
        <FormField label={t('csv.paste')} hint={t('csv.pasteHint')}>
          <TextArea
            value={text}
            rows={4}
            spellCheck={false}
            className="font-mono text-sm!"
            onChange={({ target }) => change(target.value)}
          />
        </FormField>
        {cells.length > 0 ? (
          <RowErrors cells={cells} />
        ) : (
          failure && (
            <p role="alert" className="text-sm font-semibold text-danger">
              {errorMessage(failure)}
            </p>
          )
        )}
        {dryRun.data && <ImportEffects answer={dryRun.data} text={text} />}
      </div>
    </Dialog>
  );
}
