import { Module } from '@nestjs/common';
import { PrivateFiles } from './private-files.service.js';
import { Uploads } from './uploads.service.js';

@Module({ providers: [PrivateFiles, Uploads], exports: [PrivateFiles, Uploads] })
export class StorageModule {}
