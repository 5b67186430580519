import { type CommentaryRecord, commentaryLimits } from '@kolo/domain';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Badge,
  Button,
  Card,
  CardBody,
  CardHeader,
  ConfirmDialog,
  FormField,
  TextArea,
} from '@/shared/ui';
import { NewerText } from './NewerText';
import { TextOrigin } from './TextOrigin';
import { pathOf, type TextPlace, type TextWrite, useTextWrite } from './use-desk';
import { type Draft, useSavedDraft } from './use-saved-draft';

interface Props {
  place: TextPlace;
  /** Null while there is none. */
  record: CommentaryRecord | null;
}

/** One text in one language: edit, hide, write again. */
export function TextCard({ place, record }: Props): ReactElement {
  const { t } = useTranslation(['commentary', 'common']);
  const saved = record?.text ?? '';
  const [draft, setDraft] = useSavedDraft(pathOf(place), {
    title: t('left.title'),
    description: t('left.text'),
  });
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const change = useTextWrite(place);
  const text = draft?.text ?? saved;
  const unsaved = draft !== null && text !== saved;
  const overtaken = unsaved && draft.madeFrom !== saved;
  const changed = text.trim() !== saved && text.trim() !== '';
  const run = (write: TextWrite): void => {
    const edit = { write, insteadOf: record?.text ?? null };
    change.mutate(write === 'save' ? { ...edit, text: text.trim() } : edit, {
      onSuccess: (saved) => {
        if (write === 'save') setDraft((typed) => stillTyped(typed, saved.text));
        if (write === 'regenerate') setDraft(null);
        setAsking(false);
      },
      onError: () => setAsking(false),
    });
  };
  const runs = (write: TextWrite): boolean => change.isPending && change.variables.write === write;
  // A text by hand is not replaced without asking, whether saved or not.
  const byHand = record?.source === 'editor' || changed;
  const regenerate = (): void => (byHand ? setAsking(true) : run('regenerate'));
  const revert = (): void => {
    // The button disappears with the changes.
    field.current?.focus();
    setDraft(null);
  };
  return (
    <Card>
      <CardHeader
        title={t(`languages.${place.language}`)}
        aside={<Marks record={record} unsaved={unsaved} />}
      />
      <CardBody className="flex flex-col gap-4">
        <div>
          <FormField
            label={t('text')}
            hint={<TextHint record={overtaken ? null : record} length={text.length} />}
          >
            <TextArea
              ref={field}
              value={text}
              lang={place.language}
              maxLength={commentaryLimits.text}
              className="field-sizing-content min-h-40"
              placeholder={t('empty')}
              onChange={({ target: { value } }) =>
                setDraft(
                  value === saved ? null : { text: value, madeFrom: draft?.madeFrom ?? saved },
                )
              }
            />
          </FormField>
          <div role="status">{overtaken && <NewerText record={record} />}</div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button disabled={!changed} pending={runs('save')} onClick={() => run('save')}>
            {overtaken ? t('saveMine') : t('common:save')}
          </Button>
          {unsaved && (
            <Button variant="secondary" onClick={revert}>
              {t(overtaken ? 'takeTheirs' : 'revert')}
            </Button>
          )}
          <Button variant="secondary" pending={runs('regenerate')} onClick={regenerate}>
            <RefreshCw aria-hidden="true" className="size-4" />
            {t('regenerate')}
          </Button>
          {record !== null && (
            <Button
              variant="secondary"
              pending={runs('hide') || runs('show')}
              onClick={() => run(record.hidden ? 'show' : 'hide')}
            >
              {record.hidden ? (
                <Eye aria-hidden="true" className="size-4" />
              ) : (
                <EyeOff aria-hidden="true" className="size-4" />
              )}
              <span>{t(record.hidden ? 'show' : 'hide')}</span>
            </Button>
          )}
        </div>
      </CardBody>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('ask.title')}
        description={t('ask.text')}
        confirmLabel={t('regenerate')}
        pending={runs('regenerate')}
        onConfirm={() => run('regenerate')}
      />
    </Card>
  );
}

/** Text typed during the save remains. */
const stillTyped = (typed: Draft | null, saved: string): Draft | null =>
  typed === null || typed.text.trim() === saved ? null : { ...typed, madeFrom: saved };

interface MarksProps {
  record: CommentaryRecord | null;
  unsaved: boolean;
}

function Marks({ record, unsaved }: MarksProps): ReactElement {
  const { t } = useTranslation('commentary');
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {unsaved && <Badge tone="warn">{t('unsaved')}</Badge>}
      {record?.hidden && <Badge tone="warn">{t('hidden')}</Badge>}
      {record !== null && (
        <Badge tone={record.source === 'editor' ? 'accent' : 'neutral'}>
          {t(`sources.${record.source}`)}
        </Badge>
      )}
    </span>
  );
}

interface HintProps {
  /** The record that the text belongs to; null where there is none. */
  record: CommentaryRecord | null;
  length: number;
}

function TextHint({ record, length }: HintProps): ReactElement {
  const { t } = useTranslation('commentary');
  const letters = t('letters', { count: length, max: commentaryLimits.text });
  if (record === null) return <span>{letters}</span>;
  return (
    <>
      <span>{letters}</span> · <TextOrigin record={record} />
    </>
  );
}
