import { SearchX, WifiOff } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import {
  administratorsTable,
  type TableAccess,
  TableContext,
  useTable,
} from '@/features/live-control/table-context';
import { tabletOutbox } from '@/features/live-control/tablet';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink, EmptyState, Page, PageSpinner } from '@/shared/ui';
import { ControlledMatch } from './ControlledMatch';
import { GrantEndedBar } from './GrantEndedBar';
import { LeftTapsBar } from './LeftTapsBar';
import { PracticeBar } from './PracticeBar';
import { SignedOutBar } from './SignedOutBar';
import { type OpenedMatch, reasonOf, useMatchControl } from './use-match-control';

interface Props {
  matchId: number;
  /** The form to sign in again when the session ends during the match. */
  signIn: ReactNode;
  access?: Omit<TableAccess, 'account' | 'username'>;
}

export function MatchControlScreen({
  matchId,
  signIn,
  access = administratorsTable,
}: Props): ReactElement {
  const opened = useMatchControl(matchId, access);
  const { id: account = null, username = null } = useUser() ?? {};
  const table = useMemo(() => ({ ...access, account, username }), [access, account, username]);
  return (
    <TableContext value={table}>
      {opened === null ? <PageSpinner /> : <Opened {...opened} signIn={signIn} />}
    </TableContext>
  );
}

function Opened({ control, messages, signIn }: Pick<Props, 'signIn'> & OpenedMatch): ReactElement {
  const { t } = useTranslation('control');
  const { t: common } = useTranslation();
  const { home, mayCancel, grant, practice } = useTable();
  const { match, connection, signedOut, endedBy, refusedMvp } = useStore(control.store);
  const pending = match.phase === 'ready' ? match.log.pending : [];
  const left = pending.filter((tap) => (tap.grant ?? null) !== (grant?.id ?? null));
  const alert = practice ? (
    <PracticeBar />
  ) : signedOut && left.length > 0 ? (
    <LeftTapsBar control={control} left={left} />
  ) : signedOut && grant !== null ? (
    <GrantEndedBar control={control} endedBy={endedBy} pending={pending} />
  ) : signedOut ? (
    <SignedOutBar
      signIn={signIn}
      onSignedIn={() => {
        void tabletOutbox().resume();
        void control.refresh();
      }}
    />
  ) : null;
  switch (match.phase) {
    case 'loading':
      return <PageSpinner />;
    case 'missing':
      return <MatchNotFound />;
    case 'unreachable':
      return (
        <Page title={t('title')}>
          <EmptyState
            icon={<WifiOff aria-hidden="true" className="size-7" />}
            title={t('unreachable')}
            description={t('unreachableHint')}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button size="lg" onClick={() => void control.refresh()}>
                  {common('retry')}
                </Button>
                <ButtonLink size="lg" variant="secondary" to={home}>
                  {t(mayCancel ? 'back' : 'backToTable')}
                </ButtonLink>
              </div>
            }
          />
          {alert}
        </Page>
      );
    case 'ready': {
      const { view } = match;
      if (match.log.shown.deleted) return <MatchNotFound />;
      const title = t('matchTitle', { home: view.homeTeamName, away: view.awayTeamName });
      return (
        <Page title={title} width="full">
          <ControlledMatch
            control={control}
            messages={messages}
            match={match}
            connection={connection}
            alert={alert}
            mvpRefusal={refusedMvp && reasonOf(refusedMvp)}
          />
        </Page>
      );
    }
  }
}

export function MatchNotFound(): ReactElement {
  const { t } = useTranslation('control');
  const { home, mayCancel } = useTable();
  return (
    <Page title={t('notFound')}>
      <EmptyState
        icon={<SearchX aria-hidden="true" className="size-7" />}
        title={t('notFound')}
        description={t('notFoundHint')}
        action={<ButtonLink to={home}>{t(mayCancel ? 'back' : 'backToTable')}</ButtonLink>}
      />
    </Page>
  );
}
