import { type ImportKind, importKinds } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FileInput, FormField, RadioRow, TextArea } from '@/shared/ui';

export interface ImportInput {
  kind: ImportKind;
  file: File | null;
  /** Copied from a spreadsheet; empty while there is a file. */
  text: string;
}

interface Props {
  input: ImportInput;
  onChange: (input: ImportInput) => void;
}

/** What is imported, and from where. */
export function ImportInputs({ input, onChange }: Props): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { kind, file, text } = input;
  const choose = (chosen: File | null): void => onChange({ kind, file: chosen, text: '' });
  return (
    <>
      <fieldset className="grid min-w-0 gap-2 sm:grid-cols-3">
        <legend className="mb-1.5 text-sm font-semibold">{t('files.kind')}</legend>
        {importKinds.map((one) => (
          <RadioRow
            key={one}
            name="import-kind"
            checked={one === kind}
            onChoose={() => onChange({ ...input, kind: one })}
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
            onChange={({ target }) => onChange({ ...input, text: target.value })}
          />
        </FormField>
      )}
    </>
  );
}
