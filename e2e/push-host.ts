/** A host that nobody has; `push-wire.ts` leads it to a port of this machine, which its addresses name first. */
export const pushHost = 'push.test';

/** For the environment of a product that shall know it as a push service. */
export const pushHostEnv = {
  PUSH_HOSTS: pushHost,
  NODE_OPTIONS: `--import ${new URL('push-wire.ts', import.meta.url).href}`,
};
