import { Copy, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useCopy } from '@/shared/sharing/use-copy';
import { Button, Card, CardBody, CardHeader, FormField, TextArea } from '@/shared/ui';
import { pathOf, type TextPlace } from './use-desk';
import { useSavedDraft } from './use-saved-draft';

/** An unsaved draft of a text that can no longer be edited: to copy, or to discard. */
export function LeftDraft({ place }: { place: TextPlace }): ReactElement | null {
  const { t } = useTranslation(['commentary', 'share']);
  const copy = useCopy();
  const [draft, setDraft] = useSavedDraft(pathOf(place), {
    title: t('left.title'),
    description: t('left.text'),
  });
  if (draft === null) return null;
  return (
    <Card>
      <CardHeader title={`${t(place.kind)} · ${t(`languages.${place.language}`)}`} />
      <CardBody className="flex flex-col gap-4">
        <FormField label={t('unsaved')} hint={t('leftOver')}>
          <TextArea
            readOnly
            value={draft.text}
            lang={place.language}
            className="field-sizing-content min-h-20"
          />
        </FormField>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => void copy(draft.text, t('copied'))}>
            <Copy aria-hidden="true" className="size-4" />
            {t('share:copy')}
          </Button>
          <Button variant="secondary" onClick={() => setDraft(null)}>
            <Trash2 aria-hidden="true" className="size-4" />
            {t('revert')}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
