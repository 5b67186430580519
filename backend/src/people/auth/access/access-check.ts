import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { accessKey } from '../../../platform/api/access.decorators.js';

/** A route without an access decorator stops the start. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const silent = this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (metatype === null || metatype === undefined) return [];
      const prototype: object = Object.getPrototypeOf(instance);
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((name) => {
          const handler: unknown = Reflect.get(prototype, name);
          return (
            typeof handler === 'function' &&
            Reflect.hasMetadata(PATH_METADATA, handler) &&
            this.reflector.getAllAndOverride(accessKey, [handler, metatype]) === undefined
          );
        })
        .map((name) => `${metatype.name}.${name}`);
    });
    if (silent.length > 0)
      throw new Error(`${silent.join(', ')}: no access is declared, so add an access decorator`);
  }
}
