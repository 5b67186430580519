import { type MatchView, type SignOffView, signingRoles } from '@kolo/domain';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { isOver } from '@/shared/live/is-over';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { ResultStateNote } from '@/shared/sign-off/ResultStateNote';
import { RoleCard } from '@/shared/sign-off/RoleCard';
import type { ReportNames } from '@/shared/sign-off/report-names';
import { Statements } from '@/shared/sign-off/Statements';
import { standingOf } from '@/shared/sign-off/standing';
import { ButtonLink, Dialog, SkeletonRows } from '@/shared/ui';
import { ConfirmResult } from './ConfirmResult';
import { ProtestDecision } from './ProtestDecision';
import { ReopenResult } from './ReopenResult';
import { useSignOff } from './use-sign-off-decisions';

interface Props {
  match: MatchView;
  onClose: () => void;
}

/** How far the result of a match is, and what the league decides about it. */
export function SignOffDialog({ match, onClose }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const query = useSignOff(match.id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('title')}
      description={
        <>
          <bdi translate="no">{`${match.homeTeamName} – ${match.awayTeamName}`}</bdi>
          {match.homeScore !== null && <span>{` · ${match.homeScore}:${match.awayScore}`}</span>}
        </>
      }
    >
      <Loaded query={query} loading={<SkeletonRows rows={4} rowClassName="h-14" />}>
        {(view) => <Decisions view={view} match={match} />}
      </Loaded>
    </Dialog>
  );
}

function Decisions({ view, match }: { view: SignOffView; match: MatchView }): ReactElement {
  const { t } = useTranslation('signOff');
  const teams = { home: match.homeTeamName, away: match.awayTeamName };
  const names: ReportNames = { teams, player: (id) => `#${id}` };
  return (
    <div className="flex flex-col gap-4 pb-4">
      {isOver(match) || view.resultState === 'under-protest' ? (
        <ResultStateNote result={view} />
      ) : (
        <p className="text-base leading-snug font-semibold">
          <OutcomeWord match={match} />
        </p>
      )}
      <ul className="grid gap-2 sm:grid-cols-2">
        {signingRoles.map((role) => (
          <RoleCard
            key={role}
            role={role}
            team={role === 'home' || role === 'away' ? teams[role] : null}
            standing={standingOf(view, role)}
            onSign={undefined}
            onRefuse={undefined}
          />
        ))}
      </ul>
      <Statements
        said={view}
        names={names}
        unknown={t('said.erased')}
        decision={(protest) => <ProtestDecision matchId={match.id} protest={protest} />}
      />
      {isOver(match) && view.resultState === 'provisional' && <ConfirmResult matchId={match.id} />}
      {isOver(match) && view.resultState === 'official' && <ReopenResult matchId={match.id} />}
      <ButtonLink to={`/sign-off/${match.id}`} variant="secondary" className="self-start">
        {t('office.read')}
      </ButtonLink>
    </div>
  );
}
