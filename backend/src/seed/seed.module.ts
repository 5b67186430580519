import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { DemoSeason } from './demo-season.js';

@Module({ imports: [LiveModule], providers: [DemoSeason], exports: [DemoSeason] })
export class SeedModule {}
