import { Module, type Provider } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../config/runtime.js';
import { QueueModule } from '../queue/queue.module.js';
import { DirectUploads } from './direct-uploads.service.js';
import { FileStorage } from './file-storage.js';
import { FilesAside } from './files-aside.service.js';
import { filesFolder } from './files-folder.js';
import { type ObjectStorage, objectStorageToken } from './object-storage.js';
import { Orphans } from './orphans.service.js';
import { PrivateFiles } from './private-files.service.js';
import { PublicFiles } from './public-files.service.js';
import { S3Storage } from './s3-storage.js';
import { SignedUploadsController } from './signed-uploads.controller.js';
import { SignedUploads } from './signed-uploads.service.js';
import { StorageStart } from './storage-start.service.js';
import { UploadLinks } from './upload-links.js';
import { Uploads } from './uploads.service.js';

/** The one place that chooses: an S3 where one is configured, files of this machine where not. */
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
    ...[storage, UploadLinks, FilesAside, SignedUploads, StorageStart],
    ...[PrivateFiles, PublicFiles, Uploads, DirectUploads, Orphans],
  ],
  exports: [PrivateFiles, PublicFiles, Uploads, DirectUploads, Orphans],
})
export class StorageModule {}
