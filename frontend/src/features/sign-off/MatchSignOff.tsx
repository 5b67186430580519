import { type ReportContent, type SigningRole, type SignOffView, teamSides } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useUser } from '@/shared/api';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ConfirmResult } from '@/shared/league/sign-off/ConfirmResult';
import { isOver } from '@/shared/live/is-over';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { ReportLink } from '@/shared/reports/ReportLink';
import { ReportAloud } from '@/shared/sign-off/ReportAloud';
import { ResultStateNote } from '@/shared/sign-off/ResultStateNote';
import { SignOffPanel } from '@/shared/sign-off/SignOffPanel';
import { Statements } from '@/shared/sign-off/Statements';
import { Card, EmptyState } from '@/shared/ui';
import { ChangedReport } from './ChangedReport';
import { TeamPin } from './TeamPin';
import { type NamedSignOff, useSignOffWrites } from './use-match-sign-off';

/** The report of a match for a representative or a referee with an account. */
export function MatchSignOff({ view, names, snapshot }: NamedSignOff): ReactElement {
  const { t } = useTranslation('signOff');
  const user = useUser();
  const [stale, setStale] = useState<ReportContent | null>(null);
  const writes = useSignOffWrites(view.matchId, () => setStale(view.content));
  const { match } = snapshot;
  const pins = view.resultState !== 'official' && (
    <TeamPins view={view} names={names} role={user?.role} />
  );
  if (!isOver(match))
    return (
      <Card className="flex flex-col gap-4 p-4">
        {match.outcome === undefined ? (
          <EmptyState title={t('notOver')} description={t('notOverHint')} />
        ) : (
          <EmptyState title={<OutcomeWord match={match} />} />
        )}
        <Statements said={view} names={names} unknown={t('said.erased')} />
        {pins}
      </Card>
    );
  const own = view.signsAs ?? (user?.role === 'company' ? view.maySign : []);
  const methodsOf = (role: SigningRole) =>
    own.includes(role) && view.methods.includes('account') ? (['account'] as const) : [];
  return (
    <Card className="flex flex-col gap-4 p-4">
      <ResultStateNote result={view} />
      {stale !== null && <ChangedReport before={stale} after={view.content} />}
      <ReportAloud title={t('aloud.titleAlone')} content={view.content} names={names} />
      {own.length > 0 && !view.methods.includes('account') && (
        <p className="text-base text-ink-muted">{t('notByAccount')}</p>
      )}
      <SignOffPanel
        view={view}
        names={names}
        writes={writes}
        methodsOf={methodsOf}
        protesting={
          isProtestLate(view) ? [] : teamSides.filter((side) => view.maySign.includes(side))
        }
        unknown={t('said.erased')}
      />
      <ProtestTime view={view} />
      {own.includes('referee') && view.resultState === 'provisional' && (
        <ConfirmResult matchId={view.matchId} />
      )}
      {pins}
      <ReportLink matchId={view.matchId} kind="full" className="self-start" />
    </Card>
  );
}

function TeamPins({
  view: { matchId, methods, maySign, teamsWithPin = [] },
  names,
  role,
}: Pick<NamedSignOff, 'view' | 'names'> & { role: string | undefined }): ReactElement | null {
  if (!methods.includes('pin') || (role !== 'company' && role !== 'admin')) return null;
  return (
    <>
      {teamSides
        .filter((side) => maySign.includes(side))
        .map((side) => (
          <TeamPin
            key={side}
            matchId={matchId}
            side={side}
            team={names.teams[side]}
            isSet={teamsWithPin.includes(side)}
          />
        ))}
    </>
  );
}

const isProtestLate = ({ protestUntil }: SignOffView): boolean =>
  protestUntil !== null && Date.now() >= Date.parse(protestUntil);

function ProtestTime({ view }: { view: SignOffView }): ReactElement | null {
  const { t } = useTranslation('signOff');
  const { dateTime } = useFormat();
  if (view.protestUntil === null) return null;
  return (
    <p className="text-sm text-ink-muted">
      {isProtestLate(view)
        ? t('protestOver')
        : t('protestUntil', { when: dateTime(view.protestUntil) })}
    </p>
  );
}
