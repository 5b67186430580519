import {
  type Correction,
  completedBy,
  correctionOf,
  differences,
  isCounter,
  isGoalKind,
  type LoggedMatchEvent,
  type MatchState,
  rowOf,
  standingAction,
} from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';
import { CounterFields } from './CounterFields';
import { GoalFields } from './GoalFields';
import { MinuteStepper } from './MinuteStepper';
import { PeriodField } from './PeriodField';
import { PlayedStepper } from './PlayedStepper';
import { isRuledMatchFact, RuledMatchFields } from './RuledMatchFields';
import { TeamField } from './TeamField';
import { useActionLabel } from './use-action-label';

/** The action that a row of the log leads to, where something of it can be corrected. */
export function correctable(
  state: MatchState,
  action: LoggedMatchEvent,
): LoggedMatchEvent | undefined {
  const subject = standingAction(state, completedBy(action) ?? action.id);
  if (subject === undefined) return undefined;
  switch (rowOf(subject.type).correct) {
    case 'goal':
    case 'counter':
    case 'foul':
    case 'card':
    case 'missed-kick':
    case 'player':
    case 'shootout-start':
    case 'shootout-kick':
      return subject;
    case 'timeout':
    case 'minute':
      return subject.half === null ? undefined : subject;
    case 'nothing':
      return undefined;
  }
}

/** Without players to choose from. */
function isShort({ type }: LoggedMatchEvent): boolean {
  const { correct } = rowOf(type);
  return correct === 'minute' || correct === 'timeout' || correct === 'shootout-start';
}

interface Props {
  action: LoggedMatchEvent;
  onClose: () => void;
}

/** One entry of the log, opened: who, how and when, as new events. */
export function CorrectionDialog({ action, onClose }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { state, tap } = useConsole();
  const label = useActionLabel();
  const [opened] = useState(() => correctionOf(state, action));
  const [wanted, setWanted] = useState(opened);
  const { half } = action;
  // Only what was changed here: another tablet may be correcting the rest.
  const save = () => {
    const correction = differences(opened, wanted);
    if (tap({ type: 'CorrectAction', actionId: action.id, correction }) === null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size={isShort(action) ? 'lg' : 'xl'}
      touch
      title={<span className="block first-letter:uppercase">{label(action)}</span>}
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-2">
          {wanted.period !== undefined && wanted.played !== undefined ? (
            <PlayedStepper
              time={{ period: wanted.period, played: wanted.played }}
              onChange={(time) => setWanted({ ...wanted, ...time })}
            />
          ) : half === null || action.period !== undefined ? (
            <span />
          ) : (
            <MinuteStepper
              half={half}
              second={wanted.second ?? null}
              onChange={(second) => setWanted({ ...wanted, second })}
            />
          )}
          <MessageLine className="max-sm:w-full sm:flex-1" />
          <Button size="touch" className="max-sm:w-full" onClick={save}>
            {t('correction.save')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        <TeamField action={action} wanted={wanted} onChange={setWanted} />
        <Fields action={action} wanted={wanted} onChange={setWanted} />
        <PeriodField action={action} opened={opened} wanted={wanted} onChange={setWanted} />
      </div>
    </Dialog>
  );
}

interface FieldsProps {
  action: LoggedMatchEvent;
  wanted: Correction;
  onChange: (wanted: Correction) => void;
}

function Fields({ action, wanted, onChange }: FieldsProps): ReactElement | null {
  const { kind, scorer = null, assist = null } = wanted;
  if (isRuledMatchFact(action))
    return <RuledMatchFields action={action} wanted={wanted} onChange={onChange} />;
  if (action.type === 'GoalScored' && isGoalKind(kind))
    return (
      <GoalFields
        team={wanted.team ?? action.data.team}
        goal={{ kind, scorer, assist }}
        onChange={(goal) => onChange({ ...wanted, ...goal })}
      />
    );
  if (scorer !== null && isCounter(kind))
    return (
      <CounterFields
        counter={{ kind, scorer }}
        onChange={(counter) => onChange({ ...wanted, ...counter })}
      />
    );
  return null;
}
