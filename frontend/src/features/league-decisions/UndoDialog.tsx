import type { TeamView } from '@kolo/domain';
import { type ReactElement, type RefObject, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordsField } from '@/shared/league/WordsField';
import { Button, Dialog } from '@/shared/ui';
import type { ListedDecision } from './decision-list';
import { useDecisionTexts } from './use-decision-texts';
import { useUndoDecision } from './use-decision-writes';

interface Props {
  leagueId: number;
  teams: readonly TeamView[];
  decision: ListedDecision;
  /** Gets the focus once the row's own button is gone. */
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function UndoDialog({
  leagueId,
  teams,
  decision,
  focusAfter,
  onClose,
}: Props): ReactElement {
  const { t } = useTranslation('decisions');
  const { t: tCommon } = useTranslation();
  const [text, setText] = useState('');
  const words = text.trim();
  const texts = useDecisionTexts(teams);
  const undo = useUndoDecision(leagueId, decision);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('undoTitle')}
      description={t('undoText')}
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button
            variant="danger"
            pending={undo.isPending}
            onClick={() => undo.mutate(words === '' ? {} : { text: words }, { onSuccess: onClose })}
          >
            {t('undoIt')}
          </Button>
        </>
      }
    >
      <p className="my-2 rounded-control bg-raised px-3 py-2 text-sm font-semibold wrap-anywhere">
        {texts.sentence(decision)}
      </p>
      <WordsField value={text} onChange={setText} />
    </Dialog>
  );
}
