import { FileUp, X } from 'lucide-react';
import { type ComponentProps, type ReactElement, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from './IconButton';
import { Input } from './Input';

interface Props extends ComponentProps<'input'> {
  file: File | null;
  onRemove: () => void;
}

/** The browser's own button, invisible over a box with our own text; files can be dropped on it. */
export function FileInput({ file, onRemove, ...input }: Props): ReactElement {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const remove = (): void => {
    // The focused button disappears with the file.
    box.current?.querySelector('input')?.focus();
    onRemove();
  };
  return (
    <div ref={box} className="flex items-center gap-2">
      <div className="relative min-w-0 flex-1 rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Input
          {...input}
          type="file"
          className="peer absolute inset-0 h-full cursor-pointer opacity-0"
        />
        <div className="flex min-h-13 items-center gap-3 rounded-control border border-dashed border-line-strong px-3 py-2 peer-hover:bg-raised peer-aria-invalid:border-danger">
          <FileUp aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
          <span className="min-w-0 flex-1 truncate text-sm font-medium">
            {file === null ? t('file.choose') : file.name}
          </span>
          {file !== null && (
            <span className="numerals shrink-0 text-xs text-ink-muted">
              {t('file.kilobytes', { size: Math.max(1, Math.round(file.size / 1024)) })}
            </span>
          )}
        </div>
      </div>
      {file !== null && (
        <IconButton label={t('file.remove')} onClick={remove}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
