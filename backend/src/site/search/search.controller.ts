import type { SearchAnswer } from '@kolo/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Watchers } from '../../platform/api/access.decorators.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { SearchQueryDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('Search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @ApiOperation({ summary: 'Players, teams and matches by the beginnings of names' })
  @Get()
  @CachedResponse({ query: ['q'] })
  @Watchers()
  @Refuses()
  find(@Query() { q }: SearchQueryDto): Promise<SearchAnswer> {
    return this.search.find(q);
  }
}
