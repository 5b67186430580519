import type { AssignmentState, RefereeAssignment } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Badge,
  type BadgeTone,
  Button,
  ButtonLink,
  Card,
  CardBody,
  ConfirmDialog,
} from '@/shared/ui';
import { RefereeMatchLine, teamsOf } from './RefereeMatchLine';
import { useAnswer } from './use-assignments';

const tones: Record<AssignmentState, BadgeTone> = {
  assigned: 'warn',
  accepted: 'ok',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  worked: 'ok',
};

export function AssignmentCard({ assignment }: { assignment: RefereeAssignment }): ReactElement {
  const { t } = useTranslation('referee');
  const { dateTime } = useFormat();
  const { role, feeCents, state, late, answerBy } = assignment;
  return (
    <li>
      <Card className="h-full">
        <CardBody className="flex h-full flex-col gap-3">
          <RefereeMatchLine match={assignment} role={role} feeCents={feeCents} />
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={tones[state]}>{t(`matches.state.${state}`)}</Badge>
            {late && <Badge tone="danger">{t('matches.late')}</Badge>}
            {state === 'assigned' && answerBy !== null && (
              <span className="numerals text-xs text-ink-muted">
                {t('matches.answerBy', { when: dateTime(answerBy) })}
              </span>
            )}
          </p>
          <Answers assignment={assignment} />
        </CardBody>
      </Card>
    </li>
  );
}

function Answers({ assignment }: { assignment: RefereeAssignment }): ReactElement | null {
  const { t } = useTranslation('referee');
  const answer = useAnswer();
  const [cancelling, setCancelling] = useState(false);
  const { assignmentId, matchId, state } = assignment;
  const named = (action: string): string => `${action}: ${teamsOf(assignment)}`;
  const decline = (): void =>
    answer.mutate({ assignmentId, answer: 'decline' }, { onSettled: () => setCancelling(false) });
  switch (state) {
    case 'assigned':
      return (
        <div className="mt-auto flex flex-wrap gap-2 *:flex-1">
          <Button
            aria-label={named(t('matches.accept'))}
            pending={answer.isPending}
            onClick={() => answer.mutate({ assignmentId, answer: 'accept' })}
          >
            {t('matches.accept')}
          </Button>
          <Button
            variant="secondary"
            aria-label={named(t('matches.decline'))}
            pending={answer.isPending}
            onClick={decline}
          >
            {t('matches.decline')}
          </Button>
        </div>
      );
    case 'accepted':
      return (
        <div className="mt-auto flex flex-wrap gap-2 *:flex-1">
          <ButtonLink to={`/console/match/${matchId}`} aria-label={named(t('toConsole'))}>
            {t('toConsole')}
          </ButtonLink>
          <Button
            variant="secondary"
            aria-label={named(t('matches.cancel'))}
            onClick={() => setCancelling(true)}
          >
            {t('matches.cancel')}
          </Button>
          <ConfirmDialog
            open={cancelling}
            onOpenChange={setCancelling}
            title={t('matches.askCancel')}
            description={t('matches.askCancelHint')}
            confirmLabel={t('matches.cancel')}
            pending={answer.isPending}
            onConfirm={decline}
          />
        </div>
      );
    case 'declined':
    case 'withdrawn':
    case 'expired':
    case 'worked':
      return null;
  }
}
