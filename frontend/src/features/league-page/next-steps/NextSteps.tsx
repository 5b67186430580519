import type { TeamView } from '@kolo/domain';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink, Card, CardHeader, VisuallyHidden } from '@/shared/ui';
import { type StepName, stepNames, useNextSteps } from './use-next-steps';

interface Props {
  leagueId: number;
  teams: readonly TeamView[] | undefined;
  onRules: () => void;
  onAddTeam: () => void;
}

/** Leads a new league on to its first match, and is gone when everything is done. */
export function NextSteps({ leagueId, teams, onRules, onAddTeam }: Props): ReactElement | null {
  const { t } = useTranslation('leaguePage');
  const done = useNextSteps(leagueId, teams);
  if (done === null || done.size === stepNames.length) return null;
  const current = stepNames.find((name) => !done.has(name));
  return (
    <Card className="mb-6">
      <CardHeader
        title={t('steps.title')}
        aside={t('steps.lead', { done: done.size, total: stepNames.length })}
      />
      <ol className="divide-y">
        {stepNames.map((name, index) => (
          <li
            key={name}
            aria-current={name === current ? 'step' : undefined}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3"
          >
            <StepMark number={index + 1} done={done.has(name)} current={name === current} />
            <div className="min-w-0 flex-1 basis-52">
              <p className={clsx('font-bold', done.has(name) && 'text-ink-muted')}>
                <span>{t(`steps.${name}`)}</span>
                {done.has(name) && <VisuallyHidden>, {t('steps.isDone')}</VisuallyHidden>}
              </p>
              {!done.has(name) && (
                <p className="text-sm text-ink-muted">{t(`steps.${name}Hint`)}</p>
              )}
            </div>
            {!done.has(name) && (
              <StepAction name={name} current={name === current} {...{ onRules, onAddTeam }} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface MarkProps {
  number: number;
  done: boolean;
  current: boolean;
}

function StepMark({ number, done, current }: MarkProps): ReactElement {
  const look = done
    ? 'bg-ok-soft text-ok'
    : current
      ? 'bg-accent text-on-accent'
      : 'bg-sunken text-ink-muted';
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'numerals grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold',
        look,
      )}
    >
      {done ? <Check className="size-4" /> : number}
    </span>
  );
}

interface ActionProps extends Pick<Props, 'onRules' | 'onAddTeam'> {
  name: StepName;
  current: boolean;
}

const sections = { players: 'players', schedule: 'matches', access: 'matches' } as const;

function StepAction({ name, current, onRules, onAddTeam }: ActionProps): ReactElement {
  const { t } = useTranslation('leaguePage');
  const variant = current ? 'primary' : 'secondary';
  const label = t(`steps.open.${name}`);
  if (name === 'rules' || name === 'companies')
    return (
      <Button variant={variant} onClick={name === 'rules' ? onRules : onAddTeam}>
        {label}
      </Button>
    );
  return (
    <ButtonLink variant={variant} to={`/admin?section=${sections[name]}`}>
      {label}
    </ButtonLink>
  );
}
