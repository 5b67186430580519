import {
  type SigningMethod,
  type SigningRole,
  type SignOffView,
  signingRoles,
  type TeamSide,
} from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { ProtestDialog } from './ProtestDialog';
import { RefuseDialog } from './RefuseDialog';
import { RemarkDialog } from './RemarkDialog';
import { RoleCard } from './RoleCard';
import type { ReportNames } from './report-names';
import { SignDialog } from './SignDialog';
import { Statements } from './Statements';
import type { SignOffWrites } from './sign-off-writes';
import { standingOf } from './standing';

interface Props {
  view: Pick<
    SignOffView,
    'resultState' | 'content' | 'reportHash' | 'signatures' | 'refusals' | 'remarks' | 'protests'
  >;
  names: ReportNames;
  writes: SignOffWrites;
  /** Ways to sign for a role here; none where the caller may not. */
  methodsOf: (role: SigningRole) => readonly SigningMethod[];
  /** Sides that a protest may be announced for. */
  protesting: readonly TeamSide[];
  /** Shown in place of words that this device does not know. */
  unknown: string;
}

type Opened = { type: 'sign' | 'refuse'; role: SigningRole } | { type: 'remark' | 'protest' };

/** Who has signed the report, and the ways to sign it, to refuse, to remark and to protest. */
export function SignOffPanel({
  view,
  names,
  writes,
  methodsOf,
  protesting,
  unknown,
}: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = view.resultState !== 'official';
  const teamOf = (role: SigningRole) =>
    role === 'home' || role === 'away' ? names.teams[role] : null;
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-3 sm:grid-cols-2">
        {signingRoles.map((role) => {
          const maySign = open && methodsOf(role).length > 0;
          return (
            <RoleCard
              key={role}
              role={role}
              team={teamOf(role)}
              standing={standingOf(view, role)}
              onSign={maySign ? () => setOpened({ type: 'sign', role }) : undefined}
              onRefuse={
                maySign && role !== 'scorer' ? () => setOpened({ type: 'refuse', role }) : undefined
              }
            />
          );
        })}
      </ul>
      <Statements said={view} {...{ names, unknown }} />
      <div className="flex flex-wrap gap-2">
        {open && (
          <Button
            size="touch"
            variant="secondary"
            className="max-sm:w-full"
            onClick={() => setOpened({ type: 'remark' })}
          >
            {t('remark.action')}
          </Button>
        )}
        {protesting.length > 0 && (
          <Button
            size="touch"
            variant="secondary"
            className="max-sm:w-full"
            onClick={() => setOpened({ type: 'protest' })}
          >
            {t('protest.action')}
          </Button>
        )}
      </div>
      {opened?.type === 'sign' && (
        <SignDialog
          role={opened.role}
          methods={methodsOf(opened.role)}
          content={view.content}
          reportHash={view.reportHash}
          names={names}
          sign={writes.sign}
          onClose={close}
        />
      )}
      {opened?.type === 'refuse' && (
        <RefuseDialog
          role={opened.role}
          who={teamOf(opened.role) ?? t(`role.${opened.role}`)}
          refuse={writes.refuse}
          onClose={close}
        />
      )}
      {opened?.type === 'remark' && <RemarkDialog remark={writes.remark} onClose={close} />}
      {opened?.type === 'protest' && (
        <ProtestDialog teams={protesting} names={names} protest={writes.protest} onClose={close} />
      )}
    </div>
  );
}
