import type { Role, SessionUser, TeamSide } from '@kolo/domain';
import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** A route that declares no access is refused to everybody. */
export type Access =
  | { kind: 'public' }
  | { kind: 'watchers' }
  | { kind: 'signed-in' }
  | { kind: 'roles'; roles: readonly Role[] }
  | { kind: 'match'; devices: boolean; companies: boolean }
  | { kind: 'console' };

export const accessKey = 'kolo:access';

export const Public = () => SetMetadata(accessKey, { kind: 'public' } satisfies Access);
/** `LIVE_PUBLIC=false` restricts these routes to people who are signed in. */
export const Watchers = () => SetMetadata(accessKey, { kind: 'watchers' } satisfies Access);
export const SignedIn = () => SetMetadata(accessKey, { kind: 'signed-in' } satisfies Access);
export const Roles = (...roles: Role[]) =>
  SetMetadata(accessKey, { kind: 'roles', roles } satisfies Access);
/** Administrators and the match's referees. */
export const MatchOfficials = () =>
  SetMetadata(accessKey, { kind: 'match', devices: false, companies: false } satisfies Access);
/** The match's officials, and devices at its scorer's table: what running the match needs and nothing else. */
export const ConsoleAccess = () =>
  SetMetadata(accessKey, { kind: 'match', devices: true, companies: false } satisfies Access);
/** Administrators, the match's referees and the companies whose teams play it; its table where the route says so. */
export const MatchParties = ({ devices = false } = {}) =>
  SetMetadata(accessKey, { kind: 'match', devices, companies: true } satisfies Access);
/** A device at the scorer's table, whatever its matches. */
export const ConsoleDevice = () => SetMetadata(accessKey, { kind: 'console' } satisfies Access);

export const withoutSecondFactorKey = 'kolo:without-second-factor';

/** Administrators may call the route before they have set up a second factor. */
export const WithoutSecondFactor = () => SetMetadata(withoutSecondFactorKey, true);

/** As whom somebody calls a route of one match. */
export interface MatchParty {
  /** A timekeeper and a delegate run the match like a referee, but do not speak as one. */
  kind: 'administrator' | 'referee' | 'timekeeper' | 'delegate' | 'company' | 'console';
  /** A company acts for its own team; both captains may be at the console. */
  sides: readonly TeamSide[];
}

export interface RequestWithUser extends FastifyRequest {
  sessionUser?: SessionUser;
  /** A device at the scorer's table, which is not a user and has no session. */
  console?: { grantId: number; device: number };
  /** Set by the guard on the routes of one match. */
  party?: MatchParty;
  /** The guard checks again after a long upload that the sender still has the session and the role. */
  confirmAccess?: () => Promise<void>;
}

export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<RequestWithUser>().sessionUser;
});

export const CurrentParty = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { party } = context.switchToHttp().getRequest<RequestWithUser>();
  if (party === undefined) throw new Error('Only a route of one match has parties');
  return party;
});
