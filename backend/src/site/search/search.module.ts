import { Module } from '@nestjs/common';
import { PlayerPagesModule } from '../player-pages/player-pages.module.js';
import { FoundMatchesService } from './found-matches.service.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [PlayerPagesModule],
  controllers: [SearchController],
  providers: [SearchService, FoundMatchesService],
})
export class SearchModule {}
