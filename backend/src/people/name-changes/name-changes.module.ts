import { Global, Module } from '@nestjs/common';
import { NameChangesService } from './name-changes.service.js';

@Global()
@Module({ providers: [NameChangesService], exports: [NameChangesService] })
export class NameChangesModule {}
