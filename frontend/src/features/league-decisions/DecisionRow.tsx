import type { TeamView } from '@kolo/domain';
import { clsx } from 'clsx';
import {
  CalendarClock,
  Dices,
  DoorOpen,
  Eraser,
  ListOrdered,
  type LucideIcon,
  Scale,
  ScrollText,
  Trophy,
  Undo2,
  UserX,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button } from '@/shared/ui';
import { ChangedRules } from './ChangedRules';
import type { ListedDecision } from './decision-list';
import { useDecisionTexts } from './use-decision-texts';
import { undoPath } from './use-decision-writes';

const icons: Record<ListedDecision['event']['type'], LucideIcon> = {
  SeasonRulesSet: ScrollText,
  PointsAdjusted: ListOrdered,
  TeamWithdrawn: DoorOpen,
  LotsDrawn: Dices,
  StageDefined: Trophy,
  StageKickOffsSet: CalendarClock,
  StageSeeded: Trophy,
  TieDecided: Trophy,
  SuspensionImposed: UserX,
  OfficialSuspended: UserX,
  SuspensionChanged: UserX,
  AppealFiled: Scale,
  AppealDecided: Scale,
  DecisionsCleared: Eraser,
};

interface Props {
  teams: readonly TeamView[];
  decision: ListedDecision;
  onUndo: () => void;
}

export function DecisionRow({ teams, decision, onUndo }: Props): ReactElement {
  const { t } = useTranslation('decisions');
  const texts = useDecisionTexts(teams);
  const { event, text, undo, rulesBefore } = decision;
  const sentence = texts.sentence(decision);
  const Icon = icons[event.type];
  return (
    <div className="flex flex-wrap gap-3 p-4 sm:flex-nowrap">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-52">
        <h3 className={clsx('font-bold wrap-anywhere', undo && 'text-ink-muted line-through')}>
          {sentence}
        </h3>
        <p className="numerals mt-0.5 text-sm text-ink-muted">{t('by', texts.author(decision))}</p>
        {event.type === 'SeasonRulesSet' && (
          <ChangedRules before={rulesBefore} after={event.data.rules} />
        )}
        <Words text={text} />
        {undo && (
          <div className="mt-2 border-l-2 pl-3">
            <p className="numerals text-sm">
              <Badge>{t('undone')}</Badge>{' '}
              <span className="text-ink-muted">{t('by', texts.author(undo))}</span>
            </p>
            <Words text={undo.text} />
          </div>
        )}
      </div>
      {!decision.isGone && undoPath(decision) !== null && (
        <Button
          variant="ghost"
          aria-label={`${t('undo')}: ${sentence}`}
          className="-mr-3 shrink-0 self-start px-3! max-sm:ml-auto"
          onClick={onUndo}
        >
          <Undo2 aria-hidden="true" className="size-4" />
          {t('undo')}
        </Button>
      )}
    </div>
  );
}

function Words({ text }: { text: string | undefined }): ReactElement | null {
  return text === undefined ? null : (
    <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">
      <q translate="no">{text}</q>
    </p>
  );
}
