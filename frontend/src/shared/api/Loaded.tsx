import type { UseQueryResult } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, EmptyState, ErrorState, SkeletonRows } from '@/shared/ui';
import { errorMessage } from './error-message';
import { needsSignIn, setSignInAgain } from './sign-in-again';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  errorTitle?: string;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

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

function SessionEnded({ error }: { error: Error }): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<LockKeyhole aria-hidden="true" className="size-7" />}
        title={t('signInNeeded')}
        description={errorMessage(error)}
        action={<Button onClick={() => setSignInAgain(true)}>{t('signIn')}</Button>}
      />
    </div>
  );
}
