import { limits, type SessionUser, type VenueSlots } from '@kolo/domain';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { ListPipe } from '../../platform/api/list.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { VenueSlotsDto } from './slots.dto.js';
import { SlotsService } from './slots.service.js';

@ApiTags('Leagues')
@Controller('api/leagues/:id/slots')
export class SlotsController {
  constructor(private readonly slots: SlotsService) {}

  @ApiOperation({ summary: 'The hours in which halls are the league’s' })
  @Get()
  @CachedResponse()
  @Public()
  @Refuses('league.not-found')
  of(@Param('id', IdPipe) id: number): Promise<VenueSlots[]> {
    return this.slots.of(id);
  }

  @ApiOperation({ summary: 'Replace the hours of all halls' })
  @ApiBody({ type: VenueSlotsDto, isArray: true })
  @Put()
  @Roles('admin')
  @Refuses('league.not-found', 'slots.overlap', 'slots.too-short')
  replace(
    @Param('id', IdPipe) id: number,
    @Body(new ListPipe(VenueSlotsDto, limits.slots.perLeague)) slots: VenueSlotsDto[],
    @CurrentUser() actor: SessionUser,
  ): Promise<VenueSlots[]> {
    return this.slots.replace(id, slots, actor);
  }
}
