import { type Access, accessKey } from '../src/platform/common/access.decorators.js';

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

export function accessOf(controller: object, handler: object): Access {
  const access: Access | undefined =
    Reflect.getMetadata(accessKey, handler) ?? Reflect.getMetadata(accessKey, controller);
  if (access === undefined) throw new Error('A route declares no access');
  return access;
}

export const mayBeRefused = ({ kind }: Access): boolean => kind !== 'public';
