import type { UseQueryResult } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/shared/api/error-message';
import { askSignInAgain, needsSignIn } from '@/shared/api/sign-in-again';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { SkeletonRows } from './Skeleton';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What could not be loaded; a general sentence where left out. */
  errorTitle?: string;
  /** Stands in while loading; rows where left out. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a read has brought: grey rows before, the reason and the way on where it failed. */
export function Loaded<Data>({ query, errorTitle, loading, children }: Props<Data>): ReactElement {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return <>{children(data)}</>;
  if (error !== null && needsSignIn(error)) return <SessionEnded error={error} />;
  if (error !== null)
    return (
      <ErrorState
        {...(errorTitle === undefined ? {} : { title: errorTitle })}
        description={errorMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <>{loading ?? <SkeletonRows />}</>;
}

/** Under an open page: who signs in on the spot is still there, and what is read is asked for again. */
function SessionEnded({ error }: { error: Error }): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<LockKeyhole aria-hidden="true" className="size-7" />}
        title={t('signInNeeded')}
        description={errorMessage(error)}
        action={<Button onClick={() => askSignInAgain(true)}>{t('signIn')}</Button>}
      />
    </div>
  );
}
