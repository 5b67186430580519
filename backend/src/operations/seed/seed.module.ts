import { Module } from '@nestjs/common';
import { LiveModule } from '../../live/live.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { StagesModule } from '../../season/stages/stages.module.js';
import { StatisticsModule } from '../../season/statistics/statistics.module.js';
import { GalleryModule } from '../../site/gallery/gallery.module.js';
import { DemoFinalsService } from './demo-finals.service.js';
import { DemoGalleryService } from './demo-gallery.service.js';
import { DemoMatchesService } from './demo-matches.service.js';
import { DemoSeasonService } from './demo-season.service.js';

@Module({
  imports: [LiveModule, GalleryModule, StagesModule, StatisticsModule, StorageModule],
  providers: [DemoSeasonService, DemoMatchesService, DemoFinalsService, DemoGalleryService],
  exports: [DemoSeasonService],
})
export class SeedModule {}
