import { CircleAlert } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FieldContext } from './form-field-context';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** One control; it gets its label and error from the context. */
  children: ReactNode;
}

export function FormField({ label, hint, error, optional = false, children }: Props): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const invalid = error !== undefined && error !== '';
  const describedBy =
    [hint !== undefined && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') ||
    undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-muted"> ({t('optional')})</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid }}>{children}</FieldContext>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
      {invalid && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-center gap-1.5 text-xs font-semibold text-danger"
        >
          <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
