import { type FormEvent, type ReactElement, type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { FormField } from './FormField';
import { Input } from './Input';

interface Props {
  title: string;
  description: string;
  /** The things that would be lost. */
  children: ReactNode;
  /** Undefined until the text to be typed is known. */
  field?: { label: string; autoCapitalize?: 'characters' } | undefined;
  typed: string;
  onType: (typed: string) => void;
  confirmLabel: string;
  /** Whether the typed text is the required one. */
  confirmed: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Gets the focus where the opener is gone afterwards. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks for a typed text before something final that concerns a lot of data. */
export function TypedConfirmDialog(props: Props): ReactElement {
  const { t } = useTranslation();
  const { field, typed, onType, confirmLabel, confirmed, pending, onConfirm, onClose } = props;
  const form = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (confirmed && !pending) onConfirm();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={props.title}
      description={props.description}
      focusAfter={props.focusAfter}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            disabled={!confirmed}
            pending={pending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 py-2">
        {props.children}
        {field && (
          <FormField label={field.label}>
            <Input
              value={typed}
              autoComplete="off"
              autoCapitalize={field.autoCapitalize}
              spellCheck={false}
              onChange={({ target }) => onType(target.value)}
            />
          </FormField>
        )}
      </form>
    </Dialog>
  );
}
