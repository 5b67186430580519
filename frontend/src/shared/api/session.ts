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
import { request } from './request';
import { isSessionUser, rememberedUser, rememberUser } from './session-memory';
import { askSignInAgain } from './sign-in-again';

export interface Session {
  user: SessionUser | null;
  /** False while the server cannot be asked and the user is the one whom the device remembers. */
  confirmed: boolean;
  /** Ended here on purpose, not by itself. */
  signedOut?: boolean;
}

/** Who is signed in: the server's answer, else (no network, server away) what the device remembers. */
export async function readSession(signal?: AbortSignal): Promise<Session> {
  try {
    const user = await request<unknown>('/api/user', signal ? { signal } : {});
    // A sign-in page of a hall's Wi-Fi also answers 200.
    if (!isSessionUser(user)) return { user: rememberedUser(), confirmed: false };
    rememberUser(user);
    return { user, confirmed: true };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      rememberUser(null);
      return { user: null, confirmed: true };
    }
    if (isServerAway(error)) return { user: rememberedUser(), confirmed: false };
    throw error;
  }
}

/**
 * Also a proxy's 502 for a server that starts again, a 429, or what is no JSON at all: nothing was said about
 * the session.
 */
const isServerAway = (error: unknown): boolean =>
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
 * For whom a page is: the signed-in user, null for a visitor. Until the server has answered it is whom the
 * device remembers, so that the page need not change under their eyes.
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

/**
 * What another person may not see leaves the cache together with the session. Whoever signs in again after
 * it has ended keeps the page as it is, with what they typed.
 */
export async function changeSession(client: QueryClient, user: SessionUser | null): Promise<void> {
  const samePerson =
    user !== null && client.getQueryData(sessionQuery.queryKey)?.user?.id === user.id;
  askSignInAgain(false);
  rememberUser(user);
  await forgetLastKnown();
  await client.cancelQueries(sessionQuery);
  const session: Session = { user, confirmed: true };
  client.setQueryData(
    sessionQuery.queryKey,
    user === null ? { ...session, signedOut: true } : session,
  );
  const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== '/api/user' };
  await (samePerson ? client.invalidateQueries(others) : client.resetQueries(others));
}
