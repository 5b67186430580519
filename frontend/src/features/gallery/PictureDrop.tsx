import { clsx } from 'clsx';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { pictureTypes } from './picture-file';

interface Props {
  file: File | null;
  /** The problem with the file. */
  fault: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** The browser's own file button, invisible over a wide area: click, keyboard and drop all work. */
export function PictureDrop({ file, fault, disabled, onChoose }: Props): ReactElement {
  const { t } = useTranslation('gallery');
  const id = useId();
  const [over, setOver] = useState(false);
  const shown = useObjectUrl(fault === undefined ? file : null);
  return (
    <div>
      <div className="relative rounded-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="file"
          accept={pictureTypes}
          aria-label={t('file')}
          aria-describedby={fault === undefined ? undefined : id}
          aria-invalid={fault !== undefined || undefined}
          disabled={disabled}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => {
            const chosen = target.files?.item(0);
            if (chosen) onChoose(chosen);
          }}
          className="absolute inset-0 z-10 size-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        <div
          className={clsx(
            'flex aspect-video flex-col items-center justify-center gap-3 overflow-hidden rounded-card border-2 border-dashed p-4 text-center',
            over ? 'border-accent-ink bg-raised' : 'border-line-strong bg-sunken/40',
          )}
        >
          {shown === null ? (
            <>
              <ImagePlus aria-hidden="true" className="size-9 text-accent-ink" />
              <span className="text-sm font-medium">{t('drop')}</span>
            </>
          ) : (
            <img src={shown} alt="" className="min-h-0 flex-1 rounded-control object-contain" />
          )}
          {file !== null && (
            <span className="numerals max-w-full truncate text-xs text-ink-muted">
              <span>{file.name}</span> ·{' '}
              <span>{t('kilobytes', { size: Math.round(file.size / 1024) })}</span>
            </span>
          )}
        </div>
      </div>
      {fault !== undefined && (
        <p
          id={id}
          role="alert"
          className="mt-2 flex items-center gap-1.5 text-xs font-semibold text-danger"
        >
          <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
          <span>{fault}</span>
        </p>
      )}
    </div>
  );
}

/** A URL under which the page can show a local file. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
