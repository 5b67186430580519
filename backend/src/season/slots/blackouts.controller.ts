import type { BlackoutView, Holiday, SessionUser } from '@kolo/domain';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { BlackoutDto, HolidaysQuery } from './blackouts.dto.js';
import { BlackoutsService } from './blackouts.service.js';

@ApiTags('Leagues')
@Controller('api/leagues/:id')
@Roles('admin', 'company')
export class BlackoutsController {
  constructor(private readonly blackouts: BlackoutsService) {}

  @ApiOperation({ summary: 'Days on which the league, a team or a venue does not play' })
  @Get('blackouts')
  @Refuses('league.not-found')
  of(@Param('id', IdPipe) id: number, @CurrentUser() reader: SessionUser): Promise<BlackoutView[]> {
    return this.blackouts.shownTo(reader, id);
  }

  @ApiOperation({ summary: 'Add days without play; a company adds soft ones for its own team' })
  @Post('blackouts')
  @Refuses(
    'auth.forbidden',
    'blackout.days',
    'blackout.exists',
    'blackout.only-soft',
    'blackout.too-many',
    'league.not-found',
    'team.not-found',
  )
  add(
    @Param('id', IdPipe) id: number,
    @Body() body: BlackoutDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<BlackoutView> {
    return this.blackouts.add(id, body, actor);
  }

  @ApiOperation({
    summary: 'Remove days without play; a company removes soft ones of its own team',
  })
  @Delete('blackouts/:blackoutId')
  @HttpCode(204)
  @Refuses('auth.forbidden', 'blackout.not-found', 'league.not-found')
  remove(
    @Param('id', IdPipe) id: number,
    @Param('blackoutId', IdPipe) blackoutId: number,
    @CurrentUser() actor: SessionUser,
  ): Promise<void> {
    return this.blackouts.remove(id, blackoutId, actor);
  }

  @ApiOperation({ summary: 'Public holidays of a year, proposed as days without play' })
  @Get('holidays')
  @Roles('admin')
  @Refuses('league.not-found')
  holidays(@Param('id', IdPipe) id: number, @Query() { year }: HolidaysQuery): Promise<Holiday[]> {
    return this.blackouts.holidays(id, year);
  }
}
