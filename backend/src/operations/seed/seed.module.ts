import { Module } from '@nestjs/common';
import { LiveModule } from '../../live/live.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { GalleryModule } from '../../site/gallery/gallery.module.js';
import { DemoGallery } from './demo-gallery.js';
import { DemoSeason } from './demo-season.js';

@Module({
  imports: [LiveModule, GalleryModule, StorageModule],
  providers: [DemoSeason, DemoGallery],
  exports: [DemoSeason],
})
export class SeedModule {}
