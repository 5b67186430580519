import type { MatchStatus, RuledOutcome } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, type BadgeTone } from '@/shared/ui/Badge';
import { LiveDot } from '@/shared/ui/LiveDot';
import { OutcomeWord } from './OutcomeWord';

const tones: Record<MatchStatus, BadgeTone> = {
  scheduled: 'warn',
  in_progress: 'live',
  completed: 'ok',
  cancelled: 'danger',
};

const isKnown = (status: string): status is MatchStatus => Object.hasOwn(tones, status);

interface Props {
  match: RuledOutcome & { status: string };
}

/** The status, or what was decided about the match: a postponed one is stored as scheduled. */
export function MatchStatusBadge({ match }: Props): ReactElement {
  const { t } = useTranslation();
  const { status } = match;
  if (!isKnown(status)) return <Badge>{t('status.unknown')}</Badge>;
  if (match.outcome !== undefined)
    return (
      <Badge tone={tones[status]} className="whitespace-normal!">
        <OutcomeWord match={match} />
      </Badge>
    );
  return (
    <Badge tone={tones[status]}>
      {status === 'in_progress' && <LiveDot className="bg-on-live" />}
      <span>{t(`status.${status}`)}</span>
    </Badge>
  );
}
