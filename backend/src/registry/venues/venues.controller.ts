import type { SessionUser, VenueView } from '@kolo/domain';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { UpdateVenueDto } from './venue.dto.js';
import { VenuesService } from './venues.service.js';

@ApiTags('Leagues')
@Controller('api/venues')
@Roles('admin')
export class VenuesController {
  constructor(private readonly venues: VenuesService) {}

  @ApiOperation({ summary: 'Every hall that a match or a league has named' })
  @Get()
  all(): Promise<VenueView[]> {
    return this.venues.all();
  }

  @ApiOperation({ summary: 'Set the address of a hall, and what reports say of its pitch' })
  @Patch(':id')
  @Refuses('venue.not-found')
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateVenueDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<VenueView> {
    return this.venues.update(id, body, actor);
  }
}
