import type { MovedFixtures } from '@kolo/domain';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { ShiftDayDto } from './shift.dto.js';
import { ShiftsService } from './shifts.service.js';

@ApiTags('Matches')
@Controller('api/leagues/:id/schedule/shift')
@Roles('admin')
export class ShiftsController {
  constructor(private readonly shifts: ShiftsService) {}

  @ApiOperation({ summary: 'Move the later matches of a day by some minutes, all or none' })
  @Post()
  @HttpCode(200)
  @Refuses(
    'league.not-found',
    'match.busy',
    'request.command-id-reused',
    'schedule.shift-leaves-day',
  )
  shift(
    @Param('id', IdPipe) id: number,
    @Body() request: ShiftDayDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MovedFixtures> {
    return this.shifts.shift(id, request, origin);
  }
}
