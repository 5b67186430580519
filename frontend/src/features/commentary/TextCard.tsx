import { type CommentaryRecord, commentaryLimits } from '@kolo/domain';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Card, CardBody, CardHeader, ConfirmDialog, FormField, TextArea } from '@/shared/ui';
import { NewerText } from './NewerText';
import { TextButtons } from './TextButtons';
import { TextOrigin } from './TextOrigin';
import type { TextPlace } from './use-desk';
import { useTextEdits } from './use-text-edits';

interface Props {
  place: TextPlace;
  /** Null while there is none. */
  record: CommentaryRecord | null;
}

/** One text in one language: edit, hide, write again. */
export function TextCard({ place, record }: Props): ReactElement {
  const { t } = useTranslation('commentary');
  const [asking, setAsking] = useState(false);
  const edits = useTextEdits(place, record, () => setAsking(false));
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, unsaved, overtaken, write } = edits;
  // A text by hand is not replaced without asking, whether saved or not.
  const byHand = record?.source === 'editor' || edits.changed;
  const discard = (): void => {
    // The button disappears with the changes.
    field.current?.focus();
    edits.discard();
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
              onChange={({ target }) => edits.type(target.value)}
            />
          </FormField>
          <div role="status">{overtaken && <NewerText record={record} />}</div>
        </div>
        <TextButtons
          record={record}
          edits={edits}
          onDiscard={discard}
          onRegenerate={() => (byHand ? setAsking(true) : write('regenerate'))}
        />
      </CardBody>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('ask.title')}
        description={t('ask.text')}
        confirmLabel={t('regenerate')}
        pending={edits.isWriting('regenerate')}
        onConfirm={() => write('regenerate')}
      />
    </Card>
  );
}

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
