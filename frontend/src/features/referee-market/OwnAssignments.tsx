import type { RefereeAssignment } from '@kolo/domain';
import { ClipboardList } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState, SkeletonRows } from '@/shared/ui';
import { AssignmentCard } from './AssignmentCard';
import { useAssignments } from './use-assignments';

/** One's own matches: what waits for an answer and what comes first, then the earlier ones. */
export function OwnAssignments(): ReactElement {
  const { t } = useTranslation('referee');
  return (
    <Loaded
      query={useAssignments()}
      errorTitle={t('matches.failed')}
      loading={<SkeletonRows rows={3} rowClassName="h-32" />}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={<ClipboardList aria-hidden="true" className="size-7" />}
            title={t('matches.none')}
            description={t('matches.noneHint')}
          />
        ) : (
          <>
            <Assignments title={t('matches.upcoming')} assignments={all.filter(isOpen)} />
            <Assignments
              title={t('matches.earlier')}
              assignments={all.filter((one) => !isOpen(one)).toReversed()}
            />
          </>
        )
      }
    </Loaded>
  );
}

const isOpen = ({ state }: RefereeAssignment): boolean =>
  state === 'assigned' || state === 'accepted';

interface Props {
  title: string;
  assignments: readonly RefereeAssignment[];
}

function Assignments({ title, assignments }: Props): ReactElement | null {
  if (assignments.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="headline mt-6 mb-3 text-2xl">{title}</h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {assignments.map((assignment) => (
          <AssignmentCard key={assignment.assignmentId} assignment={assignment} />
        ))}
      </ul>
    </section>
  );
}
