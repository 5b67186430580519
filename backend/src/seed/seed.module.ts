import { Module } from '@nestjs/common';
import { GalleryModule } from '../gallery/gallery.module.js';
import { LiveModule } from '../live/live.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { DemoGallery } from './demo-gallery.js';
import { DemoSeason } from './demo-season.js';

@Module({
  imports: [LiveModule, GalleryModule, StorageModule],
  providers: [DemoSeason, DemoGallery],
  exports: [DemoSeason],
})
export class SeedModule {}
