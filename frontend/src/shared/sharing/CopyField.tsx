import { Copy } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui/Button';
import { useCopy } from './use-copy';

interface Props {
  label: string;
  text: string;
  /** The toast after copying. */
  done: string;
  rows?: number;
}

export function CopyField({ label, text, done, rows = 2 }: Props): ReactElement {
  const { t } = useTranslation('share');
  const copy = useCopy();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        readOnly
        rows={rows}
        value={text}
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="w-full resize-none rounded-control border border-line-strong bg-sunken px-3 py-2.5 font-mono text-xs break-all text-ink"
      />
      <Button variant="secondary" onClick={() => void copy(text, done)}>
        <Copy aria-hidden="true" className="size-4" />
        {t('copy')}
      </Button>
    </div>
  );
}
