import type { FreeSlot } from '@kolo/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { MatchParties } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { FreeSlotsService } from './free-slots.service.js';

@ApiTags('Schedule')
@Controller('api/matches/:id/free-slots')
export class FreeSlotsController {
  constructor(private readonly slots: FreeSlotsService) {}

  @ApiOperation({
    summary: 'Where a match could move while all others stay, and what that would bring',
  })
  @Get()
  @MatchParties()
  @Refuses('match.not-found', 'match.not-scheduled')
  of(@Param('id', IdPipe) id: number): Promise<FreeSlot[]> {
    return this.slots.of(id);
  }
}
