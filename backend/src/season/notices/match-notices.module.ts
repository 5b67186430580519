import { Module } from '@nestjs/common';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { MovedMatchesService } from './moved-matches.service.js';

@Module({ imports: [NoticesModule], providers: [MovedMatchesService] })
export class MatchNoticesModule {}
