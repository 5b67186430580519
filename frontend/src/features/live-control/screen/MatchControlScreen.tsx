import { SearchX, WifiOff } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useStore } from 'zustand';
import { tabletOutbox } from '@/features/live-control/tablet';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink, EmptyState, Page, PageSpinner } from '@/shared/ui';
import { ControlledMatch } from './ControlledMatch';
import { SignedOutBar } from './SignedOutBar';
import { type OpenedMatch, useMatchControl } from './use-match-control';

interface Props {
  matchId: number;
  /** The form to sign in again when the session ends during the match. */
  signIn: ReactNode;
}

export function MatchControlScreen({ matchId, signIn }: Props): ReactElement {
  const opened = useMatchControl(matchId);
  return opened === null ? <PageSpinner /> : <Opened {...opened} signIn={signIn} />;
}

function Opened({ control, messages, signIn }: Pick<Props, 'signIn'> & OpenedMatch): ReactElement {
  const { t } = useTranslation('control');
  const { match, connection, signedOut } = useStore(control.store);
  const alert = signedOut ? (
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
            action={<ButtonLink to="/admin">{t('back')}</ButtonLink>}
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
          />
        </Page>
      );
    }
  }
}

export function MatchNotFound(): ReactElement {
  const { t } = useTranslation('control');
  return (
    <Page title={t('notFound')}>
      <EmptyState
        icon={<SearchX aria-hidden="true" className="size-7" />}
        title={t('notFound')}
        description={t('notFoundHint')}
        action={<ButtonLink to="/admin">{t('back')}</ButtonLink>}
      />
    </Page>
  );
}
