import type { ReactElement } from 'react';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button } from '@/shared/ui';
import type { Candidate } from './candidates';

interface Props {
  candidate: Candidate;
  /** The role and the match, as people read them. */
  place: string;
  pending: boolean;
  onAssign: () => void;
}

export function CandidateRow({ candidate, place, pending, onAssign }: Props): ReactElement {
  const { t } = useTranslation('referee');
  const { userId, name, claims, doubts } = candidate;
  const isOwn = useUser()?.id === userId;
  return (
    <li className="flex items-center gap-3 py-1.5">
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span translate="no" className="font-semibold wrap-anywhere">
            {name}
          </span>
          {claims && <Badge tone="ok">{t('board.claims')}</Badge>}
        </p>
        {doubts.length > 0 && (
          <p className="text-xs text-ink-muted">
            {doubts.map((doubt) => t(`board.doubt.${doubt}`)).join(', ')}
          </p>
        )}
        {isOwn && <p className="text-xs text-ink-muted">{t('board.ownClaim')}</p>}
      </div>
      {!isOwn && (
        <Button
          variant={claims ? 'primary' : 'secondary'}
          aria-label={t('board.assignTo', { name, place })}
          pending={pending}
          onClick={onAssign}
        >
          {t('board.assign')}
        </Button>
      )}
    </li>
  );
}
