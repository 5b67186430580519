import { SearchX, WifiOff } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import {
  administratorsAccess,
  type ConsoleAccess,
  ConsoleAccessContext,
  useConsoleAccess,
} from '@/features/console/console-access';
import { resumeOutbox } from '@/features/console/this-device';
import { GrantEndedBar } from '@/features/console/unsent/GrantEndedBar';
import { LeftTapsBar } from '@/features/console/unsent/LeftTapsBar';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink, EmptyState, Page, PageSpinner } from '@/shared/ui';
import { PracticeBar } from './PracticeBar';
import { ReadyConsole } from './ReadyConsole';
import { SignedOutBar } from './SignedOutBar';
import { type OpenedMatch, reasonOf, useMatchConsole } from './use-match-console';

interface Props {
  matchId: number;
  /** The form to sign in again when the session ends during the match. */
  signIn: ReactNode;
  access?: Omit<ConsoleAccess, 'account' | 'username'>;
}

export function ConsoleScreen({
  matchId,
  signIn,
  access = administratorsAccess,
}: Props): ReactElement {
  const opened = useMatchConsole(matchId, access);
  const { id: account = null, username = null } = useUser() ?? {};
  const signedIn = useMemo(() => ({ ...access, account, username }), [access, account, username]);
  return (
    <ConsoleAccessContext value={signedIn}>
      {opened === null ? <PageSpinner /> : <Opened {...opened} signIn={signIn} />}
    </ConsoleAccessContext>
  );
}

function Opened({
  matchConsole,
  messages,
  signIn,
}: Pick<Props, 'signIn'> & OpenedMatch): ReactElement {
  const { t } = useTranslation('console');
  const { t: common } = useTranslation();
  const { home, mayCancel, grant, practice } = useConsoleAccess();
  const { match, connection, signedOut, endedBy, refusedMvp } = useStore(matchConsole.store);
  const pending = match.phase === 'ready' ? match.log.pending : [];
  const left = pending.filter((tap) => (tap.grant ?? null) !== (grant?.id ?? null));
  const alert = practice ? (
    <PracticeBar />
  ) : signedOut && left.length > 0 ? (
    <LeftTapsBar matchConsole={matchConsole} left={left} />
  ) : signedOut && grant !== null ? (
    <GrantEndedBar matchConsole={matchConsole} endedBy={endedBy} pending={pending} />
  ) : signedOut ? (
    <SignedOutBar
      signIn={signIn}
      onSignedIn={() => {
        void resumeOutbox();
        void matchConsole.refresh();
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
                <Button size="lg" onClick={() => void matchConsole.refresh()}>
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
          <ReadyConsole
            matchConsole={matchConsole}
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
  const { t } = useTranslation('console');
  const { home, mayCancel } = useConsoleAccess();
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
