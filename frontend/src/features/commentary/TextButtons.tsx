import type { CommentaryRecord } from '@kolo/domain';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import type { TextEdits } from './use-text-edits';

interface Props {
  record: CommentaryRecord | null;
  edits: TextEdits;
  onDiscard: () => void;
  onRegenerate: () => void;
}

export function TextButtons({ record, edits, onDiscard, onRegenerate }: Props): ReactElement {
  const { t } = useTranslation(['commentary', 'common']);
  const { overtaken, write, isWriting } = edits;
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={!edits.changed} pending={isWriting('save')} onClick={() => write('save')}>
        {overtaken ? t('saveMine') : t('common:save')}
      </Button>
      {edits.unsaved && (
        <Button variant="secondary" onClick={onDiscard}>
          {t(overtaken ? 'takeTheirs' : 'revert')}
        </Button>
      )}
      <Button variant="secondary" pending={isWriting('regenerate')} onClick={onRegenerate}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {t('regenerate')}
      </Button>
      {record !== null && (
        <Button
          variant="secondary"
          pending={isWriting('hide') || isWriting('show')}
          onClick={() => write(record.hidden ? 'show' : 'hide')}
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
  );
}
