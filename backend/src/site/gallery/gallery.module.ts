import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { GalleryController } from './gallery.controller.js';
import { GalleryService } from './gallery.service.js';
import { GalleryPicture } from './gallery-image.entity.js';
import { GalleryWrites } from './gallery-writes.service.js';
import { PictureSizes } from './picture-sizes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([GalleryPicture]), StorageModule, QueueModule, AuditModule],
  controllers: [GalleryController],
  providers: [GalleryService, GalleryWrites, PictureSizes],
  exports: [GalleryWrites],
})
export class GalleryModule {}
