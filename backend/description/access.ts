import type { RefusalCode } from '@kolo/domain';
import {
  type Access,
  accessKey,
  withoutSecondFactorKey,
} from '../src/platform/api/access.decorators.js';
import type { Handler } from './handlers.js';

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'kolo.sid',
    description:
      'The session of an account, from `POST /api/login`. Behind HTTPS its name is `__Host-kolo.sid`.',
  },
  console: {
    type: 'apiKey',
    in: 'cookie',
    name: 'kolo.console',
    description:
      'A device at a match’s table, from `POST /api/console/enter`. Behind HTTPS its name is `__Host-kolo.console`.',
  },
} as const;

type Requirement = { [scheme in keyof typeof securitySchemes]?: [] };

/** Where one of them is empty, the route may be called without a cookie too. */
export function securityOf(access: Access): Requirement[] {
  switch (access.kind) {
    case 'public':
    case 'watchers':
      return [{}, { session: [] }];
    case 'signed-in':
    case 'roles':
      return [{ session: [] }];
    case 'match':
      return access.devices ? [{ session: [] }, { console: [] }] : [{ session: [] }];
    case 'console':
      return [{ console: [] }];
  }
}

/** A decorator's value on a handler, or on its whole controller. */
const saidOf = <Said>(key: string, { controller, method }: Handler): Said | undefined =>
  Reflect.getMetadata(key, method) ?? Reflect.getMetadata(key, controller);

export function accessOf(handler: Handler): Access {
  const access = saidOf<Access>(accessKey, handler);
  if (access === undefined) throw new Error(`${handler.name} declares no access`);
  return access;
}

const ofSession: readonly RefusalCode[] = ['auth.required', 'auth.forbidden'];
const ofGrant: readonly RefusalCode[] = [
  'auth.grant-unknown',
  'auth.grant-revoked',
  'auth.grant-expired',
  'auth.grant-too-early',
];

/** How the guard refuses. */
export function refusalsOfAccess(handler: Handler): RefusalCode[] {
  const access = accessOf(handler);
  const codes = [...refusalsOfKind(access)];
  const isForAdministrators = access.kind !== 'roles' || access.roles.includes('admin');
  const needsSecondFactor = saidOf(withoutSecondFactorKey, handler) !== true;
  if (codes.length > 0 && access.kind !== 'console' && isForAdministrators && needsSecondFactor)
    codes.push('auth.second-factor-missing');
  return codes;
}

function refusalsOfKind(access: Access): readonly RefusalCode[] {
  switch (access.kind) {
    case 'public':
      return [];
    case 'watchers':
      return ['auth.required'];
    case 'signed-in':
    case 'roles':
      return ofSession;
    case 'match':
      return access.devices ? [...ofSession, ...ofGrant, 'auth.not-your-match'] : ofSession;
    case 'console':
      return [...ofSession, ...ofGrant];
  }
}
