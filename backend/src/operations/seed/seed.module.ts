import { Module } from '@nestjs/common';
import { LiveModule } from '../../live/live.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { GalleryModule } from '../../site/gallery/gallery.module.js';
import { DemoGalleryService } from './demo-gallery.service.js';
import { DemoSeasonService } from './demo-season.service.js';

@Module({
  imports: [LiveModule, GalleryModule, StorageModule],
  providers: [DemoSeasonService, DemoGalleryService],
  exports: [DemoSeasonService],
})
export class SeedModule {}
