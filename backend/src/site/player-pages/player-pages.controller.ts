import type { PlayerCareer } from '@kolo/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { PlayerPagesService } from './player-pages.service.js';

@ApiTags('Players')
@Controller('api/players')
export class PlayerPagesController {
  constructor(private readonly pages: PlayerPagesService) {}

  @ApiOperation({ summary: 'A player over all seasons' })
  @Get(':id')
  @CachedResponse()
  @Public()
  @Refuses('player.not-found')
  career(@Param('id', IdPipe) id: number): Promise<PlayerCareer> {
    return this.pages.career(id);
  }
}
