import { Module, type Provider } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../config/runtime.js';
import { QueueModule } from '../queue/queue.module.js';
import { DirectUploadsService } from './direct-uploads.service.js';
import { FileStorage } from './file-storage.js';
import { filesFolder } from './files-folder.js';
import { type ObjectStorage, objectStorageToken } from './object-storage.js';
import { OrphansService } from './orphans.service.js';
import { PrivateFilesService } from './private-files.service.js';
import { PublicFilesService } from './public-files.service.js';
import { S3Storage } from './s3-storage.js';
import { SignedUploadsController } from './signed-uploads.controller.js';
import { SignedUploadsService } from './signed-uploads.service.js';
import { StagingService } from './staging.service.js';
import { StorageStartService } from './storage-start.service.js';
import { UploadLinksService } from './upload-links.service.js';
import { UploadsService } from './uploads.service.js';

const storage: Provider = {
  provide: objectStorageToken,
  inject: [runtimeToken],
  useFactory: ({ config }: Runtime): ObjectStorage =>
    config.s3 === null ? new FileStorage(filesFolder(config)) : new S3Storage(config.s3),
};

@Module({
  imports: [QueueModule],
  controllers: [SignedUploadsController],
  providers: [
    ...[storage, UploadLinksService, StagingService, SignedUploadsService, StorageStartService],
    ...[
      PrivateFilesService,
      PublicFilesService,
      UploadsService,
      DirectUploadsService,
      OrphansService,
    ],
  ],
  exports: [
    PrivateFilesService,
    PublicFilesService,
    UploadsService,
    DirectUploadsService,
    OrphansService,
  ],
})
export class StorageModule {}
