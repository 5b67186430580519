import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { GalleryController } from './gallery.controller.js';
import { GalleryService } from './gallery.service.js';
import { GalleryPicture } from './gallery-image.entity.js';
import { GalleryWritesService } from './gallery-writes.service.js';
import { PictureSizesService } from './picture-sizes.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([GalleryPicture]),
    StorageModule,
    PicturesModule,
    QueueModule,
    AuditModule,
  ],
  controllers: [GalleryController],
  providers: [GalleryService, GalleryWritesService, PictureSizesService],
  exports: [GalleryWritesService],
})
export class GalleryModule {}
