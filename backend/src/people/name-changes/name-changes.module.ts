import { Global, Module } from '@nestjs/common';
import { NameChanges } from './name-changes.service.js';

@Global()
@Module({ providers: [NameChanges], exports: [NameChanges] })
export class NameChangesModule {}
