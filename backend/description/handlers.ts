import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface Handler {
  readonly controller: { readonly name: string; readonly prototype: object };
  readonly name: string;
  readonly method: object;
}

export const operationId = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '')}_${method}`;

/** The methods of all controllers, by the operation's id. */
export function handlersOf(app: NestFastifyApplication): Map<string, Handler> {
  const handlers = new Map<string, Handler>();
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const methods = Object.getOwnPropertyDescriptors(metatype.prototype);
      for (const [name, { value }] of Object.entries(methods))
        if (typeof value === 'function')
          handlers.set(operationId(metatype.name, name), {
            controller: metatype,
            name,
            method: value,
          });
    }
  return handlers;
}
