import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { errorMessage } from '../api/error-message';
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

/** What a read has brought: grey rows before, the reason and another try where it failed. */
export function Loaded<Data>({ query, errorTitle, loading, children }: Props<Data>): ReactElement {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return <>{children(data)}</>;
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
