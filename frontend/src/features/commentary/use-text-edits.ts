import type { CommentaryRecord } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';
import { pathOf, type TextPlace, type TextWrite, useTextWrite } from './use-desk';
import { type Draft, useSavedDraft } from './use-saved-draft';

export interface TextEdits {
  /** As it is typed, or as it is saved. */
  text: string;
  /** Something is typed that can be saved. */
  changed: boolean;
  unsaved: boolean;
  /** The saved text has changed since the typing began. */
  overtaken: boolean;
  type: (text: string) => void;
  discard: () => void;
  write: (write: TextWrite) => void;
  isWriting: (write: TextWrite) => boolean;
}

/** What an editor types into one text, and how it is written. */
export function useTextEdits(
  place: TextPlace,
  record: CommentaryRecord | null,
  onWritten: () => void,
): TextEdits {
  const { t } = useTranslation('commentary');
  const saved = record?.text ?? '';
  const [draft, setDraft] = useSavedDraft(pathOf(place), {
    title: t('left.title'),
    description: t('left.text'),
  });
  const change = useTextWrite(place);
  const text = draft?.text ?? saved;
  const unsaved = draft !== null && text !== saved;
  const write = (write: TextWrite): void => {
    const edit = { write, insteadOf: record?.text ?? null };
    change.mutate(write === 'save' ? { ...edit, text: text.trim() } : edit, {
      onSuccess: (saved) => {
        if (write === 'save') setDraft((typed) => stillTyped(typed, saved.text));
        if (write === 'regenerate') setDraft(null);
      },
      onSettled: onWritten,
    });
  };
  return {
    text,
    changed: text.trim() !== saved && text.trim() !== '',
    unsaved,
    overtaken: unsaved && draft.madeFrom !== saved,
    type: (text) => setDraft(text === saved ? null : { text, madeFrom: draft?.madeFrom ?? saved }),
    discard: () => setDraft(null),
    write,
    isWriting: (write) => change.isPending && change.variables.write === write,
  };
}

/** Text typed during the save remains. */
const stillTyped = (typed: Draft | null, saved: string): Draft | null =>
  typed === null || typed.text.trim() === saved ? null : { ...typed, madeFrom: saved };
