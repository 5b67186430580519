import type { Role, SessionUser } from '@kolo/domain';
import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who may call a route. A route that does not say is refused to everybody. */
export type Access =
  | { kind: 'public' }
  | { kind: 'watchers' }
  | { kind: 'signed-in' }
  | { kind: 'roles'; roles: readonly Role[] };

export const accessKey = 'kolo:access';

export const Public = () => SetMetadata(accessKey, { kind: 'public' } satisfies Access);
/** Everybody, or with `LIVE_PUBLIC=false` who is signed in: what tells how a match goes or went. */
export const Watchers = () => SetMetadata(accessKey, { kind: 'watchers' } satisfies Access);
export const SignedIn = () => SetMetadata(accessKey, { kind: 'signed-in' } satisfies Access);
export const Roles = (...roles: Role[]) =>
  SetMetadata(accessKey, { kind: 'roles', roles } satisfies Access);

export const withoutSecondFactorKey = 'kolo:without-second-factor';

/** May also be called by an administrator who must set up a second factor first. */
export const WithoutSecondFactor = () => SetMetadata(withoutSecondFactorKey, true);

export interface RequestWithUser extends FastifyRequest {
  sessionUser?: SessionUser;
  /** Asks again, after a long upload, whether the sender still has the session and the role. */
  confirmAccess?: () => Promise<void>;
}

export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<RequestWithUser>().sessionUser;
});
