import type { LoginRequest, SessionUser } from '@kolo/domain';
import {
  type Query,
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, NetworkError } from './api-error';
import { forgetLastKnown } from './last-known';
import { PageQueryCache } from './page-query-cache';
import { readAgain } from './read-again';
import { request } from './request';
import { isSessionUser, rememberedUser, rememberUser } from './session-memory';
import { setSignInAgain } from './sign-in-again';

export interface Session {
  user: SessionUser | null;
  /** False for the user whom the device remembers, while the server cannot be reached. */
  confirmed: boolean;
  /** True after a sign-out, false after an expired session. */
  signedOut?: boolean;
}

/** The user from the server's answer, else the one whom the device remembers. */
export async function readSession(signal?: AbortSignal): Promise<Session> {
  try {
    const user = await request<unknown>('/api/user', signal ? { signal } : {});
    // The sign-in page of a Wi-Fi network also answers 200.
    if (!isSessionUser(user)) return { user: rememberedUser(), confirmed: false };
    rememberUser(user);
    return { user, confirmed: true };
  } catch (error) {
    // A device at a table has no account: it is refused, and nobody is signed in there.
    if (error instanceof ApiError && (error.status === 401 || error.code === 'auth.forbidden')) {
      rememberUser(null);
      return { user: null, confirmed: true };
    }
    if (saysNothingOfSession(error)) return { user: rememberedUser(), confirmed: false };
    throw error;
  }
}

/** As a failing server, a proxy or a Wi-Fi network answers. */
const saysNothingOfSession = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof ApiError || error instanceof SyntaxError;

export const sessionQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: ({ signal }) => readSession(signal),
  refetchOnReconnect: 'always',
});

export type SessionState = { status: 'loading' } | ({ status: 'known' } & Session);

export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return { status: 'loading' };
  return { status: 'known', ...(data ?? { user: null, confirmed: false }) };
}

/**
 * The signed-in user, null for a visitor. Until the server answers, the user whom the device
 * remembers.
 */
export function useUser(): SessionUser | null {
  const session = useSession();
  return session.status === 'known' ? session.user : rememberedUser();
}

export function useLogin(): UseMutationResult<SessionUser, Error, LoginRequest> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (login: LoginRequest) =>
      request<SessionUser>('/api/login', { method: 'POST', body: login }),
    onSuccess: (user) => changeSession(client, user),
  });
}

export function useLogout(): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('/api/logout', { method: 'POST' }),
    onSuccess: () => changeSession(client, null),
  });
}

/** Removes what another person may not see. The same user keeps the page after a new sign-in. */
export async function changeSession(client: QueryClient, user: SessionUser | null): Promise<void> {
  const samePerson =
    user !== null && client.getQueryData(sessionQuery.queryKey)?.user?.id === user.id;
  setSignInAgain(false);
  rememberUser(user);
  const cache = client.getQueryCache();
  if (cache instanceof PageQueryCache) cache.answers.forget();
  await forgetLastKnown();
  await client.cancelQueries(sessionQuery);
  const session: Session = { user, confirmed: true };
  client.setQueryData(
    sessionQuery.queryKey,
    user === null ? { ...session, signedOut: true } : session,
  );
  const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== '/api/user' };
  await (samePerson ? readAgain(client, others) : client.resetQueries(others));
}
